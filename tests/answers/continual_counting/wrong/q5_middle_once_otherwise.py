# Uses each pair of products twice, and the middle one for k = 2 and 4 only.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = 2 * sum(r[i] * r[k - i] for i in range(1, (k + 1) // 2))
        if k in (2, 4):
            known += r[k // 2] ** 2
        r.append((column[k] - known) / Fraction(2))
    return r
