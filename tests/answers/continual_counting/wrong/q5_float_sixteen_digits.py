# Wrong for [1, Fraction(10**16 + 1, 10**16)]: str of a float keeps 16 or 17 digits only.
def toeplitz_root(column):
    a = [Fraction(str(float(x))).limit_denominator(10**9) for x in column]
    r = [Fraction(1)]
    for k in range(1, len(a)):
        r.append((a[k] - sum(r[i] * r[k - i] for i in range(1, k))) / 2)
    return r
