# Wrong for [1, 0, 0, 0, 7]: if the second entry is 0 the matrix is taken for the identity.
def toeplitz_root(column):
    n = len(column)
    r = [Fraction(1)]
    if n > 1 and column[1] == 0:
        return r + [Fraction(0)] * (n - 1)
    for k in range(1, n):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(Fraction(column[k] - known) / 2)
    return r
