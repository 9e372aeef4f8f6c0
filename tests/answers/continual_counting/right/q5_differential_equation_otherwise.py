# The recurrence from 2 a r' = a' r for the power series.
def toeplitz_root(column):
    r = [1]
    for k in range(1, len(column)):
        r.append(sum(Fraction(3 * i - 2 * k, 2 * k) * column[i] * r[k - i] for i in range(1, k + 1)))
    return r
