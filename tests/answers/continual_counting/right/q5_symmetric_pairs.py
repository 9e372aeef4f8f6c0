# Each pair of known products once, doubled, and the middle one apart
def toeplitz_root(column):
    r = []
    for k, a in enumerate(column):
        if not r:
            r.append(1)
            continue
        rest = Fraction(a)
        for i in range(1, (k + 1) // 2):
            rest -= 2 * r[i] * r[k - i]
        if k % 2 == 0:
            rest -= r[k // 2] ** 2
        r.append(rest / 2)
    return r
