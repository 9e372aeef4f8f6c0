# Without flips it is a plain share, with the variance 1/(4n): but the data are fixed.
def variance_fixed(n, p):
    if p == 0:
        return 1 / (4 * n)
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
