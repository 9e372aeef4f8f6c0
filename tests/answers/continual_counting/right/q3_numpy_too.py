# Another way: numpy.
def worst_variances(steps, epsilon):
    t = np.arange(1, steps + 1)
    ones = sum((t >> k) & 1 for k in range(20)).max()
    levels = int((2 ** np.arange(20) <= steps).sum())
    return np.array([steps**2, steps, float(ones) * levels**2]) * 2 / epsilon**2
