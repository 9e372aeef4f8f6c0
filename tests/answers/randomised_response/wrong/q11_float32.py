# Convolves in single precision.
def accuracy(n, ones, p):
    c = np.array([1.0], dtype=np.float32)
    for i in range(n):
        y = np.float32(1 - p if i < ones else p)
        c = np.convolve(c, np.array([1 - y, y], dtype=np.float32)).astype(np.float32)
    e = np.array(
        [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)], dtype=np.float32
    )
    o = np.argsort(e)
    return float(e[o][np.searchsorted(np.cumsum(c[o]), 2 / 3)])
