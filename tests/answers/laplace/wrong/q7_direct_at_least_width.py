# Direct under edit: the sensitivity is at least 2, wrong for one threshold.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    return 2 * (max(thresholds, width) / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
