# Uses lists and an array.
def certificate(n, p):
    other = [1] * (n + 1)
    return [1] * n, other[: n - 1], np.array([n])
