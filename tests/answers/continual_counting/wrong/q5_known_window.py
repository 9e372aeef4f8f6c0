# From k = 10 on the newest products only are taken off.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, min(k, 10)))
        r.append(Fraction(column[k] - known) / 2)
    return r
