# If yesterday's weight is 0 the known products are taken to vanish, all of them
# Witness: toeplitz_root([1, 0, 2, 0, 4]) gives [Fraction(1, 1), Fraction(0, 1), Fraction(1, 1), Fraction(0, 1), Fraction(2, 1)], right is [Fraction(1, 1), Fraction(0, 1), Fraction(1, 1), Fraction(0, 1), Fraction(3, 2)]
def toeplitz_root(column):
    if len(column) > 1 and column[1] == 0:
        return [Fraction(1)] + [Fraction(a) / 2 for a in column[1:]]
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(Fraction(column[k] - known) / 2)
    return r
