# Thinks that for one threshold both ways are the same count, under edit too.
# Witness: worst_variances(1, 1, "edit") returns (2.0, 2.0); right is (2.0, 8.0).
def worst_variances(thresholds, epsilon, neighbourhood):
    """The variance of the noisiest of k cumulative counts: direct, and from a histogram."""
    width = 1 if neighbourhood == "membership" or thresholds == 1 else 2
    return 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
