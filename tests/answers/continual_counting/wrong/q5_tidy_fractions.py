# Keeps denominators below a thousand.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append((Fraction(column[k] - known) / 2).limit_denominator(1000))
    return r
