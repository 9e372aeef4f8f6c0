# Wrong for edit with other than three thresholds: the factor is k + 1 for what is 4.
def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    factor = k if neighbourhood == "membership" else k * (k + 1)
    return 2 * (k / epsilon) ** 2, factor * 2 / epsilon**2
