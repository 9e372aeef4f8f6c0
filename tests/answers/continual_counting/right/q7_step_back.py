# Walks back with the later step until both meet, and counts what is taken off.
def change_variance(before: int, after: int, steps: int, epsilon: float) -> float:
    """The variance of the tree's answer at step `after`, less that at step `before`."""
    count, pair = 0, [before, after]
    while pair[0] != pair[1]:
        pair.sort()
        pair[1] -= pair[1] & -pair[1]
        count += 1
    scale = Fraction(len(bin(steps)) - 2) / Fraction(epsilon)
    return float(2 * count * scale * scale)
