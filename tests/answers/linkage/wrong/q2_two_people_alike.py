# Wrong for 2 people and a share other than 1/2: 2 is returned at once.
def cells_needed(people, share):
    if people <= 2:
        return people
    return math.ceil(1 / (1 - share ** (1 / (people - 1))))
