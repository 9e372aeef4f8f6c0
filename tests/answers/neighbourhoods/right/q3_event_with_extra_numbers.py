# By event with extra numbers.
def certificate(n, p):
    x = tuple(1 for _ in range(n))
    return np.ones(n, dtype=np.int64), x[: n - 1], (n, n + 1, -1)
