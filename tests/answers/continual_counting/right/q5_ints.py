# Whole numbers stay whole where they can.
def toeplitz_root(column):
    r = [1]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        half = Fraction(column[k] - known, 2)
        r.append(half.numerator if half.denominator == 1 else half)
    return tuple(r)
