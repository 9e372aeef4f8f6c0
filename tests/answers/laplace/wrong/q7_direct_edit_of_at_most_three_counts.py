# Wrong for four thresholds and more under edit: an edit is said to move at most three counts.
def worst_variances(thresholds, epsilon, neighbourhood):
    member = neighbourhood == "membership"
    moved = thresholds if member else min(thresholds, 3)
    return 2 * (moved / epsilon) ** 2, thresholds * 2 * ((1 if member else 2) / epsilon) ** 2
