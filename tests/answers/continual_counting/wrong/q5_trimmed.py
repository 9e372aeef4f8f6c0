# Drops zeros at the end, as one does with polynomials.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        r.append((column[k] - sum(r[i] * r[k - i] for i in range(1, k))) / Fraction(2))
    while r[-1] == 0:
        r.pop()
    return r
