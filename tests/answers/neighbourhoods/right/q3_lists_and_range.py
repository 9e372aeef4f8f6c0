# Right: lists and range
def certificate(n, p):
    return [[1] * n, [1] * (n - 1), range(n, n + 5)]
