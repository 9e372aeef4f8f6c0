# Computes in floats and makes Fractions of them at the end.
def toeplitz_root(column):
    r = [1.0]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append((float(column[k]) - known) / 2)
    return [Fraction(v) for v in r]
