# Divides in whole numbers where numbers are whole.
def toeplitz_root(column):
    r = [1]
    for k in range(1, len(column)):
        missing = column[k] - sum(r[i] * r[k - i] for i in range(1, k))
        even = missing == int(missing) and abs(missing) > 3
        r.append(Fraction(missing) / 2 if not even else Fraction(int(missing) // 2))
    return r
