# An array of fractions.
def toeplitz_root(column):
    n = len(column)
    a = list(map(Fraction, column))
    r = [Fraction(1)] + [Fraction(0)] * (n - 1)
    for k in range(1, n):
        s = a[k]
        for i in range(1, k):
            s -= r[i] * r[k - i]
        r[k] = s / 2
    return np.array(r, dtype=object)
