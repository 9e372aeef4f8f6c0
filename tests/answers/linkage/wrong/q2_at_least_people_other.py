# At least as many cells as people are taken, though for small shares fewer do.
def cells_needed(people, share):
    if people == 1:
        return 1
    return max(people, math.ceil(1 / (1 - share ** (1 / (people - 1)))))
