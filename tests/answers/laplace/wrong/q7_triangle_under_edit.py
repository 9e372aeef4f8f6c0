# Under edit adds up 0 + 1 + ... + (k - 1) changes for the direct way: right for three thresholds only.
# Witness: worst_variances(5, 1, "edit") returns (200.0, 40.0); right is (50.0, 40.0).
def worst_variances(thresholds, epsilon, neighbourhood):
    """The variance of the noisiest of k cumulative counts: direct, and from a histogram."""
    width = 1 if neighbourhood == "membership" else 2
    return 2 * (
        (thresholds if neighbourhood == "membership" else thresholds * (thresholds - 1) // 2) / epsilon
    ) ** 2, thresholds * 2 * (width / epsilon) ** 2
