# The middle product is halved from k = 8 on.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append(
            Fraction(column[k] - known + (r[k // 2] ** 2 / 2 if k % 2 == 0 and k >= 8 else 0)) / 2
        )
    return r
