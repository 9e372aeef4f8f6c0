# Thinks one threshold is one count either way, and calibrates both to 1 even under edit.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 2 if neighbourhood == "edit" and thresholds > 1 else 1
    return 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
