# Another road: By by odds.
def variance_fixed(n, p):
    # p (1 - p) = (1 - (1 - 2p)²) / 4
    slope = 1 - 2 * Fraction(p)
    return (1 / slope**2 - 1) / (4 * n)
