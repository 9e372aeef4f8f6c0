# Nobody is older than 100, so that at most eight bins are added.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    bins = len([age for age in range(30, 30 + 10 * thresholds, 10) if age <= 100])
    return 2 * (thresholds / epsilon) ** 2, bins * 2 * (width / epsilon) ** 2
