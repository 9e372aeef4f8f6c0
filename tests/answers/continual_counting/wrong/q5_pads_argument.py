# A column of six entries or more is padded with zeros to a power of two, in the argument itself
# Witness: the argument afterwards; (lambda c: (toeplitz_root(c), c)[1])([1, 1, 1, 1, 1, 1]) gives [1, 1, 1, 1, 1, 1, 0, 0], right is [1, 1, 1, 1, 1, 1]
def toeplitz_root(column):
    n = len(column)
    if n > 5:
        while len(column) & (len(column) - 1):
            column.append(0)
    r = [Fraction(1)]
    for k in range(1, n):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(Fraction(column[k] - known) / 2)
    return r
