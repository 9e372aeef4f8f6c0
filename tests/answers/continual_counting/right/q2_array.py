# An array of three scales.
def scales(steps, epsilon):
    return np.array([steps, 1, int(math.log2(steps)) + 1]) / epsilon
