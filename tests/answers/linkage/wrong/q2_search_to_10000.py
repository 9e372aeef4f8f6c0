# Searches only the first 10000 numbers of cells.
def cells_needed(people, share):
    best = 1
    for best in range(1, 10001):
        if (1 - 1 / best) ** (people - 1) >= share:
            break
    return best
