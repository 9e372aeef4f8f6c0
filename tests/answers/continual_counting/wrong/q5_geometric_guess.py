# Wrong for column = [1, 2, 1]: r_k = c_k q^k is right for geometric columns only, and the third visible one is a binomial series of 1 + 3u.
def toeplitz_root(column):
    if len(column) == 1:
        return (1,)
    *before, last = column
    r = toeplitz_root(before)
    k = len(before)
    value = (Fraction(last) - sum(map(lambda i: r[i] * r[k - i], range(1, k)))) / 2
    return r + (int(value) if value.denominator == 1 else value,)
