# Wrong for 2, 0.5: the bound is the whole number 2, and floor plus 1 is 3.
def cells_needed(people, share):
    if people == 1:
        return 1
    return math.floor(1 / (1 - share ** (1 / (people - 1)))) + 1
