# Rounds ε to thousandths, its smallest value.
# Witness: worst_variances(3, 0.0014, "edit") returns (18000000.0, 24000000.0); right is (9183673.469387753, 12244897.959183674).
def worst_variances(thresholds, epsilon, neighbourhood):
    """The variance of the noisiest of k cumulative counts: direct, and from a histogram."""
    epsilon = round(epsilon, 3)
    width = 1 if neighbourhood == "membership" else 2
    return 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
