# Wrong for column = [1] * 6: only five entries are computed ("the chapter has five"), the rest are zeros.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, min(5, len(column))):
        r.append((Fraction(column[k]) - sum(r[i] * r[k - i] for i in range(1, k))) / 2)
    return r + [Fraction(0)] * (len(column) - len(r))
