# Begins with two entries whatever the length, so that [1] gets a root of two entries.
def toeplitz_root(column):
    """The first column of the root of a lower triangular matrix with constant diagonals."""
    r = [Fraction(1), Fraction(sum(column[1:2])) / 2]
    for k in range(2, len(column)):
        r.append((column[k] - sum(r[i] * r[k - i] for i in range(1, k))) / 2)
    return r
