# Where the column is positive the root must be, and the sign is dropped.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        entry = Fraction(column[k] - known) / 2
        r.append(abs(entry) if column[k] > 0 else entry)
    return r
