# Takes for more than six thresholds the bins below instead, as if the total were published without noise.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    bins = thresholds if thresholds <= 6 else (thresholds + 1) // 2
    return 2 * (thresholds / epsilon) ** 2, bins * 2 * (width / epsilon) ** 2
