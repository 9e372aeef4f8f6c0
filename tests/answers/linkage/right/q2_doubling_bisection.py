# Doubling bisection.
def cells_needed(people, share):
    def enough(m):
        return (1 - 1 / m) ** (people - 1) >= share

    high = 1
    while not enough(high):
        high *= 2
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        if enough(middle):
            high = middle
        else:
            low = middle
    return high
