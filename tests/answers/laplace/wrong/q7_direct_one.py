# Makes the direct noise for one count.
def worst_variances(thresholds, epsilon, neighbourhood):
    k, d = thresholds, 1 if neighbourhood == "membership" else 2
    return 2 / epsilon**2, k * 2 * (d / epsilon) ** 2
