# Line by line.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum((r[i] * r[k - i] for i in range(1, k)), Fraction(0))
        r.append((column[k] - known) / 2)
    return r
