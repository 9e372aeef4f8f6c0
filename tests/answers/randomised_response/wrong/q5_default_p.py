# P = 0 is taken for "not given": 3/(4n) instead of 0.
def variance_fixed(n, p):
    p = p or 0.25
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
