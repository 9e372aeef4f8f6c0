# Wrong for entry 6, e.g. [1] * 7: the square in the middle is added for k = 2 and k = 4 only.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = 2 * sum(r[i] * r[k - i] for i in range(1, (k + 1) // 2))
        if k in (2, 4):
            known += r[k // 2] * r[k // 2]
        r.append((Fraction(column[k]) - known) / 2)
    return r
