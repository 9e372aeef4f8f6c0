# A single threshold needs a histogram of one.
def worst_variances(thresholds, epsilon, neighbourhood):
    step = 1 if neighbourhood == "membership" or thresholds == 1 else 2
    return 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (step / epsilon) ** 2
