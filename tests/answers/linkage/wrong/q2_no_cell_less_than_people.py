# Wrong for 1000, 0.01: at least as many cells as people were taken, though a small share needs fewer.
def cells_needed(people, share):
    if people == 1:
        return 1
    return max(people, math.ceil(1 / (1 - share ** (1 / (people - 1)))))
