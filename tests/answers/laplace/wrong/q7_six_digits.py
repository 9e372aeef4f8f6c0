# Rounded to 6 digits: (1, 33, membership).
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    direct, summed = 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
    return round(direct, 6), round(summed, 6)
