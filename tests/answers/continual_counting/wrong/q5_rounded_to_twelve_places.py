# Exact Fractions are rounded to twelve decimals. Input: [1, Fraction(1, 3)].
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(round((Fraction(column[k]) - known) / 2, 12))
    return r
