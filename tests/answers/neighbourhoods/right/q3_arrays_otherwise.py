# Arrays all over, the event with numbers that nobody can give too.
def certificate(n, p):
    x = np.ones(n, dtype=int)
    return x, np.delete(x, 0), np.array([n, n + 1, 100])
