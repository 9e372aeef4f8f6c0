# Right: quarter form
def variance_fixed(n, p):
    p = Fraction(p)
    return float((1 / (1 - 2 * p) ** 2 - 1) / 4 / n)
