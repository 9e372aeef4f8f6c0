# Takes off sixteen products at most.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        r.append(Fraction(column[k] - sum(r[i] * r[k - i] for i in range(max(1, k - 16), k))) / 2)
    return r
