# Wrong for 1000, 0.99: the search ends at 10000 cells.
def cells_needed(people, share):
    for m in range(1, 10001):
        if (1 - 1 / m) ** (people - 1) >= share:
            return m
    return 10000
