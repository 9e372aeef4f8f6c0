# Each product of two different entries once, doubled, and the square in the middle; whole numbers come back as int.
def toeplitz_root(column):
    r = []
    for k, a in enumerate(column):
        if k == 0:
            r.append(1)
            continue
        rest = Fraction(a)
        for i in range(1, (k + 1) // 2):
            rest -= 2 * r[i] * r[k - i]
        if k % 2 == 0:
            rest -= r[k // 2] ** 2
        rest /= 2
        r.append(rest.numerator if rest.denominator == 1 else rest)
    return r
