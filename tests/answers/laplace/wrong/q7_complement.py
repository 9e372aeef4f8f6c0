# Counts from below where that needs fewer bins.
def worst_variances(thresholds, epsilon, neighbourhood):
    step = 1 if neighbourhood == "membership" else 2
    return 2 * (thresholds / epsilon) ** 2, (thresholds - thresholds // 8) * 2 * (
        step / epsilon
    ) ** 2
