# Believes that two people need two cells.
def cells_needed(people, share):
    if people <= 2:
        return people
    return math.ceil(1 / (1 - share ** (1 / (people - 1))))
