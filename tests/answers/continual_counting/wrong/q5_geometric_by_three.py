# Takes a column for geometric if its third entry is the square of its second, and then c_k times powers.
def toeplitz_root(column):
    n = len(column)
    if n > 2 and column[2] == column[1] ** 2:
        return [Fraction(math.comb(2 * k, k), 4**k) * column[1] ** k for k in range(n)]
    r = [Fraction(1)]
    for k in range(1, n):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(Fraction(column[k] - known) / 2)
    return r
