# With one threshold both bins are added up.
def worst_variances(thresholds, epsilon, neighbourhood):
    w = 1 if neighbourhood == "membership" else 2
    return 2 * (thresholds / epsilon) ** 2, max(2, thresholds) * 2 * (w / epsilon) ** 2
