# Entries are tidied by limit_denominator, which changes those of large denominators. Input: [1] * 24.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(((column[k] - known) / Fraction(2)).limit_denominator())
    return r
