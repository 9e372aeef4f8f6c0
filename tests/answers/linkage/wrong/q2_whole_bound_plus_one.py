# Adds 1 and rounds down, so that a bound that is a whole number has one cell too many.
def cells_needed(people, share):
    if people == 1:
        return 1
    return math.floor(1 / (1 - share ** (1 / (people - 1)))) + 1
