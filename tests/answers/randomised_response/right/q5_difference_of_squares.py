# With c = 1 - 2p, p(1-p) = (1 - c^2)/4, computed in exact fractions.
def variance_fixed(n, p):
    c = 1 - 2 * Fraction(p)
    return float((1 / c**2 - 1) / (4 * n))
