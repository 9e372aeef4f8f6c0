# Each known product once, and twice if its factors differ.
def toeplitz_root(column):
    r = []
    for k, a in enumerate(column):
        if k == 0:
            r.append(Fraction(1))
            continue
        known = sum((2 * r[i] * r[k - i] for i in range(1, (k + 1) // 2)), Fraction(0))
        if k % 2 == 0:
            known += r[k // 2] ** 2
        r.append((a - known) / 2)
    return r
