# Wrong for column = [1]: a column of one number gives an empty list.
def toeplitz_root(column):
    r = []
    for k in range(1, len(column)):
        r = r or [Fraction(1)]
        r.append((Fraction(column[k]) - sum(r[i] * r[k - i] for i in range(1, k))) / 2)
    return r
