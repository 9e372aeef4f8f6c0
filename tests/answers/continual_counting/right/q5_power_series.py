# Power series.
def toeplitz_root(column):
    """From 2 A R' = A' R, coefficient by coefficient."""
    a = [Fraction(v) for v in column]
    r = [Fraction(1)]
    for k in range(1, len(a)):
        total = sum((Fraction(3 * i, 2) - k) * a[i] * r[k - i] for i in range(1, k + 1))
        r.append(total / k)
    return r
