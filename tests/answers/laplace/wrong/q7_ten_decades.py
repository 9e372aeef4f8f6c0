# Nobody is thought to be above ten thresholds at once: counts end at ten.
def worst_variances(thresholds, epsilon, neighbourhood):
    w, k = (1 if neighbourhood == "membership" else 2), min(10, thresholds)
    return 2 * (k / epsilon) ** 2, k * 2 * (w / epsilon) ** 2
