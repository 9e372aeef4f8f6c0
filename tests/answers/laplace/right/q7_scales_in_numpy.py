# Numpy array from scales, variances of sums by cumulative sums of the bins.
def worst_variances(thresholds, epsilon, neighbourhood):
    direct = np.full(thresholds, 2 * (thresholds / float(epsilon)) ** 2)
    scale = (1 if neighbourhood == "membership" else 2) / float(epsilon)
    bins = np.full(thresholds + 1, 2 * scale**2)
    counts = np.cumsum(bins[::-1])[:-1]
    return np.array([direct.max(), counts.max()])
