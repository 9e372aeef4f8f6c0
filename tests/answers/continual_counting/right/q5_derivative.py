# By the differential equation 2 a r' = a' r.
def toeplitz_root(column):
    a, r = [Fraction(v) for v in column], [Fraction(1)]
    for k in range(1, len(a)):
        total = sum((Fraction(3 * i, 2) - k) * a[i] * r[k - i] for i in range(1, k + 1))
        r.append(total / k)
    return r
