# With one threshold there are two bins, one known from the other: sensitivity 1 under edit.
def worst_variances(thresholds, epsilon, neighbourhood):
    w = 1 if neighbourhood == "membership" or thresholds == 1 else 2
    return 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (w / epsilon) ** 2
