# Wrong for column = [1, 2, 1]: r_k = c_k q^k is right for geometric columns only, and the third visible one is a binomial series of 1 + 3u.
def toeplitz_root(column):
    q = Fraction(column[1]) if len(column) > 1 else Fraction(0)
    half = Fraction(1, 2) if len(column) > 2 and column[2] == 0 else Fraction(-1, 2)
    sign = 1 if half > 0 else -1
    r = [Fraction(1)]
    for k in range(1, len(column)):
        r.append(r[-1] * (half - k + 1) / k * q * sign)
    return r
