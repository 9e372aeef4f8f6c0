# A guard of 0.05 against rounding is taken off before rounding up, too much.
def cells_needed(people, share):
    if people == 1:
        return 1
    return max(1, math.ceil(1 / (1 - share ** (1 / (people - 1))) - 0.05))
