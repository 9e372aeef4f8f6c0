# Exact with Fractions, then a float.
def variance_fixed(n, p):
    p = Fraction(p)
    return float(p * (1 - p) / (int(n) * (1 - 2 * p) ** 2))
