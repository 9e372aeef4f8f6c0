# Under edit the direct sensitivity is taken to be at least 2, as for bins.
def worst_variances(thresholds, epsilon, neighbourhood):
    w = 1 if neighbourhood == "membership" else 2
    return 2 * (max(w, thresholds) / epsilon) ** 2, thresholds * 2 * (w / epsilon) ** 2
