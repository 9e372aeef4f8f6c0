# Line by line.
def toeplitz_root(column):
    """The first column of the root of a lower triangular matrix with constant diagonals."""
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append((Fraction(column[k]) - known) / 2)
    return r
