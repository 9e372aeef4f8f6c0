# Takes the noisiest count for the one with the fewest people, the top bin.
# Witness: worst_variances(6, 0.5, "membership") returns (288.0, 8.0); right is (288.0, 48.0).
def worst_variances(thresholds, epsilon, neighbourhood):
    """The variance of the noisiest of k cumulative counts: direct, and from a histogram."""
    width = 1 if neighbourhood == "membership" else 2
    return 2 * (thresholds / epsilon) ** 2, 2 * (width / epsilon) ** 2
