# Written as a search in the tree of all fractions, which ends exactly at the least one.
def flip_needed(factor, delta):
    enough = lambda k, m: (m - k) - factor * k <= delta * m
    if enough(0, 1):
        return Fraction(0, 1)
    low, high = (0, 1), (1, 1)
    while True:
        half = low[0] + high[0], low[1] + high[1]
        if (half[1] - half[0]) - factor * half[0] == delta * half[1]:
            return Fraction(*half)
        if enough(*half):
            high = half
        else:
            low = half
