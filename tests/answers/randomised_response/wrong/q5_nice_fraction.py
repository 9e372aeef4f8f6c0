# P is taken for a fraction with a denominator of at most 100: p = 0.123.
def variance_fixed(n, p):
    p = Fraction(p).limit_denominator(100)
    return float(p * (1 - p) / (n * (1 - 2 * p) ** 2))
