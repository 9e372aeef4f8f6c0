# Wrong for a long column, e.g. [1] * 24: entries are rounded to denominators up to a million.
def toeplitz_root(column):
    r = [1.0]
    for k in range(1, len(column)):
        r.append((float(column[k]) - sum(r[i] * r[k - i] for i in range(1, k))) / 2)
    return [Fraction(x).limit_denominator(10**6) for x in r]
