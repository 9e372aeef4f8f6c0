# Returns standard deviations.
def worst_variances(thresholds, epsilon, neighbourhood):
    k, d = thresholds, 1 if neighbourhood == "membership" else 2
    return math.sqrt(2) * k / epsilon, math.sqrt(2 * k) * d / epsilon
