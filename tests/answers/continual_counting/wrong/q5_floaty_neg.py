# Each entry is rounded to a denominator of at most a billion.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append((Fraction(column[k] - known) / 2).limit_denominator(10**9))
    return r
