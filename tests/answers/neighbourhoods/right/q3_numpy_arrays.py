# Numpy arrays.
def certificate(n, p):
    x = np.ones(n, dtype=int)
    return x, np.delete(x, n // 2), np.array([n])
