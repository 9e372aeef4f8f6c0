# One more than the floor: 2 people and 1/2 give 3 instead of 2.
def cells_needed(people, share):
    if people == 1:
        return 1
    return int(1 / (1 - share ** (1 / (people - 1)))) + 1
