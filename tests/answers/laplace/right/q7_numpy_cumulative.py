# Numpy cumulative.
def worst_variances(thresholds, epsilon, neighbourhood):
    scale = (1 + int(neighbourhood == "edit")) / float(epsilon)
    bins = np.full(thresholds + 1, 2 * scale**2)
    from_above = np.cumsum(bins[::-1])[::-1][1:]
    direct = np.full(thresholds, 2 * (thresholds / float(epsilon)) ** 2)
    return np.array([direct.max(), from_above.max()])
