# Rounds variances to six decimals.
# Witness: worst_variances(1, 70, "membership") returns (0.000408, 0.000408); right is (0.0004081632653061224, 0.0004081632653061224).
def worst_variances(thresholds, epsilon, neighbourhood):
    """The variance of the noisiest of k cumulative counts: direct, and from a histogram."""
    width = 1 if neighbourhood == "membership" else 2
    return round(2 * (thresholds / epsilon) ** 2, 6), round(thresholds * 2 * (width / epsilon) ** 2, 6)
