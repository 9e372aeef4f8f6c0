# The first entry comes from math.sqrt if it is alone, a float
# Witness: toeplitz_root([1]) gives [1.0], right is [Fraction(1, 1)]
def toeplitz_root(column):
    if len(column) == 1:
        return [math.sqrt(column[0])]
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(Fraction(column[k] - known) / 2)
    return r
