# Rounded to 6 decimals. Input: 1, 90, "membership".
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    direct = 2 * (thresholds / epsilon) ** 2
    return round(direct, 6), round(thresholds * 2 * (width / epsilon) ** 2, 6)
