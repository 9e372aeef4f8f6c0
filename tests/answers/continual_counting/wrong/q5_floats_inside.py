# Computes with floats and makes fractions of the results.
def toeplitz_root(column):
    r = [1.0]
    for k in range(1, len(column)):
        r.append((float(column[k]) - sum(r[i] * r[k - i] for i in range(1, k))) / 2)
    return [Fraction(v) for v in r]
