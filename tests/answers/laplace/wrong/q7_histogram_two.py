# Takes the histogram's sensitivity 2 under membership too.
def worst_variances(thresholds, epsilon, neighbourhood):
    k, d = thresholds, 1 if neighbourhood == "membership" else 2
    return 2 * (k / epsilon) ** 2, 8 * k / epsilon**2
