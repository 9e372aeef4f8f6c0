# Believes that one threshold makes a histogram of one bin.
def worst_variances(thresholds, epsilon, neighbourhood):
    k, d = thresholds, 1 if neighbourhood == "membership" or thresholds == 1 else 2
    return 2 * (k / epsilon) ** 2, k * 2 * (d / epsilon) ** 2
