# Starts with two entries, also for a column of one.
def toeplitz_root(column):
    r = [Fraction(1), Fraction(sum(column[1:2])) / 2]
    for k in range(2, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(Fraction(column[k] - known) / 2)
    return r
