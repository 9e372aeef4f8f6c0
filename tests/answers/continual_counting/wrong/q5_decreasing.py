# Takes for granted that entries become smaller.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        entry = Fraction(column[k] - known) / 2
        r.append(entry if abs(entry) <= abs(column[k]) + 30 else Fraction(column[k]))
    return r
