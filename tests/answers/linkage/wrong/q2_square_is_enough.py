# Wrong at most n² cells are tried: 10 people and 0.99 need more.
def cells_needed(people, share):
    low, high = 0, people**2
    while high - low > 1:
        middle = (low + high) // 2
        if (1 - 1 / middle) ** (people - 1) >= share:
            high = middle
        else:
            low = middle
    return high
