# Uses numpy and a frozen set.
def certificate(n, p):
    x = np.ones(n, dtype=int)
    return x.tolist(), x[: n - 1].tolist(), frozenset([n])
