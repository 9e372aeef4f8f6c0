# One threshold: "both are the same count", but under edit two bins change.
def worst_variances(thresholds, epsilon, neighbourhood):
    direct = 2 * (thresholds / epsilon) ** 2
    if thresholds == 1:
        return direct, direct
    width = 1 if neighbourhood == "membership" else 2
    return direct, thresholds * 2 * (width / epsilon) ** 2
