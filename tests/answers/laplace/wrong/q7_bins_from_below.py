# Under edit the people's number is known, so counts above the middle are n less the bins below.
def worst_variances(thresholds, epsilon, neighbourhood):
    w = 1 if neighbourhood == "membership" else 2
    k = thresholds if w == 1 else (thresholds + 1) // 2
    return 2 * (thresholds / epsilon) ** 2, k * 2 * (w / epsilon) ** 2
