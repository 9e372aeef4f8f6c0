# Doubles until it is enough, then halves.
def cells_needed(people, share):
    def enough(cells):
        return (1 - 1 / cells) ** (people - 1) >= share

    high = 1
    while not enough(high):
        high *= 2
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
