# Variances rounded to two decimals.
def worst_variances(thresholds, epsilon, neighbourhood):
    w = 1 if neighbourhood == "membership" else 2
    return round(2 * (thresholds / epsilon) ** 2, 2), round(thresholds * 2 * (w / epsilon) ** 2, 2)
