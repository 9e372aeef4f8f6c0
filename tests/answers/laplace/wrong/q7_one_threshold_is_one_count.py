# For one threshold both ways are thought to be the same. Input: 1, 1, "edit": right is 2 and 8, it says 2 and 2.
def worst_variances(thresholds, epsilon, neighbourhood):
    direct = 2 * (thresholds / epsilon) ** 2
    if thresholds == 1:
        return direct, direct
    width = 1 if neighbourhood == "membership" else 2
    return direct, thresholds * 2 * (width / epsilon) ** 2
