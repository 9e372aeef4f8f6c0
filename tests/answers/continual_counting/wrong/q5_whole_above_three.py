# Cuts the digits off what is above three.
def toeplitz_root(column):
    a = [int(x) if x > 3 else x for x in column]
    r = [Fraction(1)]
    for k in range(1, len(a)):
        r.append(Fraction(a[k] - sum(r[i] * r[k - i] for i in range(1, k))) / 2)
    return r
