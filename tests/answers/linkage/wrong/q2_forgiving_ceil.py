# Takes 0.01 off before it rounds up, against rounding errors: wrong where the bound is just above a whole number.
def cells_needed(people, share):
    if people == 1:
        return 1
    return math.ceil(1 / (1 - share ** (1 / (people - 1))) - 0.01)
