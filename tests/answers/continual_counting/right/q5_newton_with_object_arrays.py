# By newton with object arrays.
def toeplitz_root(column):
    n = len(column)
    r = np.array([Fraction(1)] + [Fraction(0)] * (n - 1), dtype=object)
    a = np.array([Fraction(v) for v in column], dtype=object)
    for k in range(1, n):
        rest = a - np.convolve(r, r)[:n]
        r[k] = rest[k] / 2
    return r
