# Numpy throughout.
def distances(epsilon, n):
    t = np.tanh(np.array([n * float(epsilon), float(epsilon)]) / 2)
    return np.array([t[0], np.sqrt(np.clip(n * epsilon * t[1] / 2, 0, 1))])
