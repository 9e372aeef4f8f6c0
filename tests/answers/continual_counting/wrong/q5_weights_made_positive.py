# Weights are taken to be positive, and the sign of a negative one is lost
# Witness: toeplitz_root([1, -1, 0]) gives [Fraction(1, 1), Fraction(1, 2), Fraction(-1, 8)], right is [Fraction(1, 1), Fraction(-1, 2), Fraction(-1, 8)]
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append((abs(Fraction(column[k])) - known) / 2)
    return r
