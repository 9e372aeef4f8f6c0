# Overwrites the column with the root.
def toeplitz_root(column):
    for k in range(1, len(column)):
        column[k] = (column[k] - sum(column[i] * column[k - i] for i in range(1, k))) / Fraction(2)
    return list(column)
