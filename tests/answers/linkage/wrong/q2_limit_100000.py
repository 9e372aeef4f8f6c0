# Never more than 100000 cells.
def cells_needed(people, share):
    if people == 1:
        return 1
    return min(math.ceil(1 / (1 - share ** (1 / (people - 1)))), 100_000)
