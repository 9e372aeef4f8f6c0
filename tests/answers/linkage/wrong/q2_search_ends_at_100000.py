# The search ends at 100000 cells. Input: 10000 people, share 0.99: about 995000 are needed.
def cells_needed(people, share):
    low, high = 0, 100_000
    while high - low > 1:
        m = (low + high) // 2
        if (1 - 1 / m) ** (people - 1) >= share:
            high = m
        else:
            low = m
    return high
