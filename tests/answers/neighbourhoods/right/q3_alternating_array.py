# Right: alternating array
def certificate(n, p):
    x = np.arange(1, n + 1) % 2  # begins with a 1
    number = n if p else int(x.sum())
    return x, x[1:], np.array([number])
