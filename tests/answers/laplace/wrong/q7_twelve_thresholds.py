# Twelve thresholds make eleven bins.
def worst_variances(thresholds, epsilon, neighbourhood):
    """The variance of the noisiest of k cumulative counts: direct, and from a histogram."""
    step = 1 if neighbourhood == "membership" else 2
    return 2 * (thresholds / epsilon) ** 2, min(thresholds, 11) * 2 * (step / epsilon) ** 2
