# After three zeros in the column the root is zero too.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        if k >= 3 and not any(column[k - 2 : k + 1]):
            r.append(Fraction(0))
            continue
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(Fraction(column[k] - known) / 2)
    return r
