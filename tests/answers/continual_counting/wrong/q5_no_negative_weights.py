# Takes the size of each weight, as weights were positive.
def toeplitz_root(column):
    a = [abs(v) for v in column]
    r = [Fraction(1)]
    for k in range(1, len(a)):
        r.append((a[k] - sum(r[i] * r[k - i] for i in range(1, k))) / Fraction(2))
    return r
