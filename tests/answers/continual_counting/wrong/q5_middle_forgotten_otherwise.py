# Doubles the pairs i < k - i and forgets the square in the middle.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = 2 * sum(r[i] * r[k - i] for i in range(1, (k + 1) // 2))
        r.append((column[k] - known) / Fraction(2))
    return r
