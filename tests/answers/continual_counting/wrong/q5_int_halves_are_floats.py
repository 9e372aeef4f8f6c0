# Wrong for column = [1, 2, 1/3]: r starts as the int 1, and an int divided by 2 becomes a float; only even sizes of ints are saved.
def toeplitz_root(column):
    if len(column) == 1:
        return (1,)
    *before, last = column
    r = toeplitz_root(before)
    k = len(before)
    value = (Fraction(last) - sum(map(lambda i: r[i] * r[k - i], range(1, k)))) / 2
    return r + (int(value) if value.denominator == 1 else value,)
