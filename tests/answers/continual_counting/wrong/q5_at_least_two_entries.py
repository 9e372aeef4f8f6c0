# Begins with the first two entries, so a column of one number gives two. Input: [1].
def toeplitz_root(column):
    second = column[1] if len(column) > 1 else 0
    r = [Fraction(1), Fraction(second) / 2]
    for k in range(2, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append((Fraction(column[k]) - known) / 2)
    return r
