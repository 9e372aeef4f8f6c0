# Takes the histogram's sensitivity 1 under edit too.
def worst_variances(thresholds, epsilon, neighbourhood):
    k, d = thresholds, 1 if neighbourhood == "membership" else 2
    return 2 * (k / epsilon) ** 2, 2 * k / epsilon**2
