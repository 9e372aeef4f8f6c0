# Under edit the direct sensitivity is taken to be at least 2. Input: 1, 1, "edit" ((2, 8) is asked).
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    direct = max(thresholds, width)
    return 2 * (direct / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
