# Exact fractions.
def variance_fixed(n, p):
    p = Fraction(p)
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
