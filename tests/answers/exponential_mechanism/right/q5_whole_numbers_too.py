# Whole numbers.
def worst_ratio(table, base):
    """Weights times a common factor are whole numbers."""
    up, down = base.numerator, base.denominator
    tall = [[up ** (u + 20) * down ** (20 - u) for u in row] for row in table]
    best = (1, 1)
    for one, two in itertools.pairwise(tall):
        s, t = sum(one), sum(two)
        for a, b in zip(one, two):
            for n, d in ((a * t, b * s), (b * s, a * t)):
                if n * best[1] > best[0] * d:
                    best = (n, d)
    return Fraction(*best)
