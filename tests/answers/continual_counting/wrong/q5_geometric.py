# Takes the column for geometric, or for two terms, and uses the closed formula of its power series.
def toeplitz_root(column):
    n = len(column)
    a = Fraction(column[1]) if n > 1 else Fraction(0)
    two_terms = n > 2 and column[2] == 0
    r = [Fraction(1)]
    for k in range(1, n):
        if two_terms:
            r.append(r[-1] * (Fraction(1, 2) - (k - 1)) / k * a)
        else:
            r.append(r[-1] * Fraction(2 * k - 1, 2 * k) * a)
    return r
