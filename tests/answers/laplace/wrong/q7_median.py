# Sums the bins only to the middle from ten on.
def worst_variances(thresholds, epsilon, neighbourhood):
    step = 1 if neighbourhood == "membership" else 2
    return 2 * (thresholds / epsilon) ** 2, min(thresholds, 15) * 2 * (step / epsilon) ** 2
