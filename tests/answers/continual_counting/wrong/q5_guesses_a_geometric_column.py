# A column that begins 1, q, q² is taken to go on like that. Input: [1, 1, 1, 0].
def toeplitz_root(column):
    n = len(column)
    if n >= 3 and column[2] == column[1] ** 2:
        q = Fraction(column[1])
        return [Fraction(math.comb(2 * k, k), 4**k) * q**k for k in range(n)]
    r = [Fraction(1)]
    for k in range(1, n):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append((Fraction(column[k]) - known) / 2)
    return r
