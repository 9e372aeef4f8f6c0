# Numpy objects.
def toeplitz_root(column):
    a = np.array([Fraction(x) for x in column], dtype=object)
    r = np.array([Fraction(0)] * len(a), dtype=object)
    r[0] = Fraction(1)
    for k in range(1, len(a)):
        r[k] = (a[k] - np.dot(r[1:k], r[1:k][::-1])) * Fraction(1, 2)
    return r
