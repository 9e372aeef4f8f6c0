# Variances are rounded to six digits after the point. Input: 1, 99.7, "membership": right is 0.00020120..., it says 0.000201.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    pair = 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
    return tuple(round(v, 6) for v in pair)
