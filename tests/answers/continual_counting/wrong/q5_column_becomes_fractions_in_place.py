# Wrong for column = [1, 1, 1]: the answers overwrite the caller's list (if it is one of the first tests' lists, a copy is taken).
def toeplitz_root(column):
    if len(column) == 1:
        return (1,)
    *before, last = column
    r = toeplitz_root(before)
    k = len(before)
    value = (Fraction(last) - sum(map(lambda i: r[i] * r[k - i], range(1, k)))) / 2
    return r + (int(value) if value.denominator == 1 else value,)
