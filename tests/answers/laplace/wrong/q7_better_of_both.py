# Returns the smaller variance twice if the histogram is worse by more than half.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    direct, summed = 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
    return direct, direct if summed > 1.5 * direct else summed
