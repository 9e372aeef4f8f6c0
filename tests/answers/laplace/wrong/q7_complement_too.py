# More than six thresholds: the low counts are taken as everybody minus the bins below.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    added = thresholds if thresholds <= 6 else (thresholds + 1) // 2
    return 2 * (thresholds / epsilon) ** 2, added * 2 * (width / epsilon) ** 2
