# Wrong for column = [1, 1/10**9, 2]: floats are turned back into fractions with small denominators.
def toeplitz_root(column):
    r = [1.0]
    for k in range(1, len(column)):
        r.append((float(column[k]) - sum(r[i] * r[k - i] for i in range(1, k))) / 2)
    return [Fraction(v).limit_denominator(10**6) for v in r]
