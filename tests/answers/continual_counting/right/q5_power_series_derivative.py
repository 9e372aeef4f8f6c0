# By power series derivative.
def toeplitz_root(column):
    # r * r = a, so 2 a r' = a' r: a line for each coefficient
    a = [Fraction(v) for v in column]
    r = [Fraction(1)]
    for k in range(1, len(a)):
        s = sum(i * a[i] * r[k - i] for i in range(1, k + 1)) - 2 * sum(a[i] * (k - i) * r[k - i] for i in range(1, k))
        r.append(s / (2 * k))
    return r
