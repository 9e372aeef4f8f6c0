# From entry 10 on, e.g. [1] * 12: only the eight newest entries are multiplied.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, min(k, 9)))
        r.append((Fraction(column[k]) - known) / 2)
    return r
