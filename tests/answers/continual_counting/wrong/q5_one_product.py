# Takes off one known product only.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, min(k, 2)))
        r.append(Fraction(column[k] - known) / 2)
    return r
