# Works in place, so the caller's column holds the root afterwards. Input: any column of two or more.
def toeplitz_root(column):
    r = column
    r[0] = Fraction(1)
    for k in range(1, len(r)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r[k] = (Fraction(r[k]) - known) / 2
    return r
