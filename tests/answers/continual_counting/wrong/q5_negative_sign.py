# Negative entries of the root come back positive from place four on.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(Fraction(column[k] - known) / 2)
    return [v if k < 4 else abs(v) for k, v in enumerate(r)]
