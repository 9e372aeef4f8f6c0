# Returns the column.
def toeplitz_root(column):
    return [Fraction(a) for a in column]
