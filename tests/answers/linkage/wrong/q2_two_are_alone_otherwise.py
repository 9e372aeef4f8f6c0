# A town of two is treated like a town of one.
def cells_needed(people, share):
    if people <= 2:
        return 1
    return math.ceil(1 / (1 - share ** (1 / (people - 1))))
