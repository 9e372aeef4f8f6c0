# An edit is thought to move the direct counts by 2 at least. Input: 1, 1, "edit": right is 2 and 8, it says 8 and 8.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    return 2 * (max(width, thresholds) / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
