# Wrong for column = [1, 2, 3, 4, 5, 6]: products are taken in pairs up to i < k // 2 + 1 for odd k as for even k, from k = 5 on one is missing.
def toeplitz_root(column):
    if len(column) == 1:
        return (1,)
    *before, last = column
    r = toeplitz_root(before)
    k = len(before)
    value = (Fraction(last) - sum(map(lambda i: r[i] * r[k - i], range(1, k)))) / 2
    return r + (int(value) if value.denominator == 1 else value,)
