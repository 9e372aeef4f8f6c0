# Rounds variances to three digits after the point.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    return round(2 * (thresholds / epsilon) ** 2, 3), round(
        thresholds * 2 * (width / epsilon) ** 2, 3
    )
