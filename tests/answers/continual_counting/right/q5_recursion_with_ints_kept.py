# By recursion with ints kept.
def toeplitz_root(column):
    if len(column) == 1:
        return (1,)
    *before, last = column
    r = toeplitz_root(before)
    k = len(before)
    value = (Fraction(last) - sum(map(lambda i: r[i] * r[k - i], range(1, k)))) / 2
    return r + (int(value) if value.denominator == 1 else value,)
