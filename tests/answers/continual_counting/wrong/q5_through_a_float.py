# Each entry goes through a float on its way to a Fraction: right for small binary fractions only. Input: [1, Fraction(1, 3)].
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(Fraction(float(column[k] - known) / 2))
    return r
