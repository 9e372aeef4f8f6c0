# Bisection between 1 and 10**5 cells only. Input: people 10000, share 0.99: 994893 cells.
def cells_needed(people, share):
    low, high = 0, 10**5
    while high - low > 1:
        middle = (low + high) // 2
        if (1 - 1 / middle) ** (people - 1) >= share:
            high = middle
        else:
            low = middle
    return high
