# Wrong for column = [1, -1, 0]: the size of each entry is taken (no visible column has a negative entry).
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        r.append((abs(Fraction(column[k])) - sum(r[i] * r[k - i] for i in range(1, k))) / 2)
    return r
