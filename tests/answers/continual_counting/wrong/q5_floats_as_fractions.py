# Wrong for [1, Fraction(1, 3)]: the column is taken as floats, so 1/3 is no longer 1/3.
def toeplitz_root(column):
    a = [Fraction(float(x)) for x in column]
    r = [Fraction(1)]
    for k in range(1, len(a)):
        r.append((a[k] - sum(r[i] * r[k - i] for i in range(1, k))) / 2)
    return r
