# Stops at the age of 120, ten thresholds from 30 on.
# Witness: worst_variances(15, 1, "membership") returns (200.0, 20.0); right is (450.0, 30.0).
def worst_variances(thresholds, epsilon, neighbourhood):
    """The variance of the noisiest of k cumulative counts: direct, and from a histogram."""
    thresholds = min(thresholds, 10)
    width = 1 if neighbourhood == "membership" else 2
    return 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
