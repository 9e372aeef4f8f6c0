# With up to three bins the sensitivity under edit is taken for 1. Input: 2, 1, "edit": right is 8 and 16, it says 8 and 4.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 2 if neighbourhood == "edit" and thresholds + 1 > 3 else 1
    return 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
