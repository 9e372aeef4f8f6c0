# Wrong for any column of two and more: the argument is changed.
def toeplitz_root(column):
    column[0] = Fraction(column[0])
    for k in range(1, len(column)):
        known = sum(column[i] * column[k - i] for i in range(1, k))
        column[k] = Fraction(column[k] - known) / 2
    return list(column)
