# More than ten thresholds: a person is counted in ten of them at most.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    seen = min(thresholds, 10)
    return 2 * (seen / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
