# By numpy float.
def variance_fixed(n, p):
    channel = np.array([[1 - p, p], [p, 1 - p]], dtype=float)
    # det(channel) = 1 - 2p
    return np.prod(channel[0]) / (n * np.linalg.det(channel) ** 2)
