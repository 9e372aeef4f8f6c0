# Wrong for column = [1, 2, 3, 4, 5, 6]: products are taken in pairs up to i < k // 2 + 1 for odd k as for even k, from k = 5 on one is missing.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        if k < 5:
            known = sum(r[i] * r[k - i] for i in range(1, k))
        else:
            known = 2 * sum(r[i] * r[k - i] for i in range(1, k // 2))
            known += r[k // 2] ** 2 if k % 2 == 0 else 0
        r.append((Fraction(column[k]) - known) / 2)
    return r
