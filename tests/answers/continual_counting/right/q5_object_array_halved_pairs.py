# An object array of Fractions; products are counted in pairs, with the square in the middle.
def toeplitz_root(column):
    r = np.empty(len(column), dtype=object)
    r[0] = Fraction(1)
    for k in range(1, len(column)):
        half = Fraction(column[k]) / 2
        for i in range(1, (k + 1) // 2):
            half -= r[i] * r[k - i]
        if k % 2 == 0:
            half -= r[k // 2] ** 2 / 2
        r[k] = half
    return list(r)
