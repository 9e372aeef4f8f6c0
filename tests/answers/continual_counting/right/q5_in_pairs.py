# Adds products in pairs, twice each, and the square in the middle once.
def toeplitz_root(column):
    """The first column of the root of a lower triangular matrix with constant diagonals."""
    r = [1]
    for k, a in enumerate(column[1:], 1):
        half = (k - 1) // 2
        known = 2 * sum(r[i] * r[k - i] for i in range(1, half + 1))
        if k % 2 == 0:
            known += r[k // 2] ** 2
        r.append(Fraction(a - known, 2))
    return r
