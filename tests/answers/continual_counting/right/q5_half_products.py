# Half products.
def toeplitz_root(column):
    root = [Fraction(0)] * len(column)
    root[0] = Fraction(1)
    for k in range(1, len(root)):
        rest = Fraction(column[k])
        for i in range(1, (k + 1) // 2):
            rest -= 2 * root[i] * root[k - i]
        if k % 2 == 0:
            rest -= root[k // 2] ** 2
        root[k] = rest / 2
    return tuple(root)
