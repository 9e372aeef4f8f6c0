# Doubling, then halving, on whole numbers.
def cells_needed(people, share):
    low, high = 0, 1
    while (1 - 1 / high) ** (people - 1) < share:
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        if (1 - 1 / middle) ** (people - 1) < share:
            low = middle
        else:
            high = middle
    return high
