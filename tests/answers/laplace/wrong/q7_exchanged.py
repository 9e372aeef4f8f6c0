# Exchanges the two ways.
def worst_variances(thresholds, epsilon, neighbourhood):
    k, d = thresholds, 1 if neighbourhood == "membership" else 2
    return k * 2 * (d / epsilon) ** 2, 2 * (k / epsilon) ** 2
