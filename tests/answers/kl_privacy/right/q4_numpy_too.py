# Another way: numpy.
def distances(epsilon, n):
    bounds = np.array([np.tanh(n * epsilon / 2), np.sqrt(n * epsilon * np.tanh(epsilon / 2) / 2)])
    return np.minimum(bounds, 1.0)
