# Wrong for more than six thresholds: the histogram adds six bins at most.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    return 2 * (thresholds / epsilon) ** 2, min(thresholds, 6) * 2 * (width / epsilon) ** 2
