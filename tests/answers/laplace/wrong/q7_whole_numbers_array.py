# Wrong for variances that are not whole: under membership the pair is an array of whole numbers.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    pair = np.array([0, 0]) if neighbourhood == "membership" else np.zeros(2)
    pair[0] = 2 * (thresholds / epsilon) ** 2
    pair[1] = thresholds * 2 * (width / epsilon) ** 2
    return pair
