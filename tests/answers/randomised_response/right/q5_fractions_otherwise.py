# Exact fraction of the number as it is.
def variance_fixed(n, p):
    p = Fraction(p)
    return float(p * (1 - p) / (n * (1 - 2 * p) ** 2))
