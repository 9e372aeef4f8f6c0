# A matrix of numpy, divided by its sum.
def variant(epsilon):
    d = np.exp(epsilon) + 2
    e = np.exp(epsilon)
    return np.array([[1, 1, e], [e, 1, 1], [1, e, 1]]) / d
