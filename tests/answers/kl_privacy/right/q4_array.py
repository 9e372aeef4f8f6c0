# An array, with numpy.
def distances(epsilon, n):
    e = float(epsilon)
    straight = np.tanh(0.5 * n * e)
    around = np.sqrt(np.sum(0.5 * e * np.tanh(0.5 * e) * n))
    return np.minimum(np.array([straight, around]), 1.0)
