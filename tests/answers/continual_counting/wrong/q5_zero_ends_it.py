# Stops with zeros as soon as yesterday has the weight 0.
def toeplitz_root(column):
    if len(column) > 1 and column[1] == 0:
        return [Fraction(1)] + [Fraction(0)] * (len(column) - 1)
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(Fraction(column[k] - known) / 2)
    return r
