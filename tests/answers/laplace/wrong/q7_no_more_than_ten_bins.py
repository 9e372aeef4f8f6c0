# At most ten bins are added up. Input: 20, 1, "membership".
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    bin_variance = 2 * (width / epsilon) ** 2
    return 2 * (thresholds / epsilon) ** 2, sum(bin_variance for _ in range(thresholds)[:10])
