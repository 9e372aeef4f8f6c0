# With one threshold an edit counts twice.
def worst_variances(thresholds, epsilon, neighbourhood):
    """The variance of the noisiest of k cumulative counts: direct, and from a histogram."""
    step = 1 if neighbourhood == "membership" else 2
    return 2 * (max(thresholds, step if thresholds == 1 else 0) / epsilon) ** 2, thresholds * 2 * (
        step / epsilon
    ) ** 2
