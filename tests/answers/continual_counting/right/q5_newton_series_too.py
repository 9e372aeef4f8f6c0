# Newton series.
def _times(a, b):
    return [sum(a[i] * b[k - i] for i in range(k + 1)) for k in range(len(a))]


def toeplitz_root(column):
    n = len(column)
    root = [Fraction(1)] + [Fraction(0)] * (n - 1)
    while True:
        square = _times(root, root)
        k = next((k for k in range(n) if square[k] != column[k]), None)
        if k is None:
            return np.array(root, dtype=object)
        root[k] += (column[k] - square[k]) / 2
