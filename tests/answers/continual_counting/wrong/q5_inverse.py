# Returns the root of the inverse.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(Fraction(column[k] - known) / 2)
    s = [Fraction(1)]
    for k in range(1, len(r)):
        s.append(-sum(r[i] * s[k - i] for i in range(1, k + 1)))
    return s
