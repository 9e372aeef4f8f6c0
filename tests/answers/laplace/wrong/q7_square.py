# Takes λ² for the variance.
def worst_variances(thresholds, epsilon, neighbourhood):
    k, d = thresholds, 1 if neighbourhood == "membership" else 2
    return (k / epsilon) ** 2, k * (d / epsilon) ** 2
