# The power series of a root by its differential equation
def toeplitz_root(column):
    a = [Fraction(v) for v in column]
    r = [Fraction(1)]
    for k in range(1, len(a)):
        r.append(sum((Fraction(3 * i, 2) - k) * a[i] * r[k - i] for i in range(1, k + 1)) / k)
    return r
