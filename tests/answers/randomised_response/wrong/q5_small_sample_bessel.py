# Small samples get n - 1 for n, as variances estimated from data do.
def variance_fixed(n, p):
    m = n - 1 if 1 < n < 30 else n
    return p * (1 - p) / (m * (1 - 2 * p) ** 2)
