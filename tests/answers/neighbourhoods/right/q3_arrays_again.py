# The same with numpy arrays, and an event that holds more than the neighbour can say.
def certificate(n, p):
    x = np.ones(n, dtype=int)
    return x, np.delete(x, n // 2), np.arange(n, n + 3)
