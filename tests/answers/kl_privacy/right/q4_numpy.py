# Works with numpy, and returns an array.
def distances(epsilon, n):
    kappa = n * epsilon * np.tanh(epsilon / 2)
    return np.minimum(1, np.array([np.tanh(n * epsilon / 2), np.sqrt(kappa / 2)]))
