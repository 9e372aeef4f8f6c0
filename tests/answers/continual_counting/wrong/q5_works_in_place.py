# Writes the root into the column that was given.
def toeplitz_root(column):
    for k in range(1, len(column)):
        known = sum(column[i] * column[k - i] for i in range(1, k))
        column[k] = Fraction(column[k] - known) / 2
    return column
