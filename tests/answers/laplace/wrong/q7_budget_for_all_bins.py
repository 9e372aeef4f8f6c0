# Under edit shares the budget between all bins if there are more than three thresholds.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    if neighbourhood == "edit" and thresholds > 3:
        width = thresholds + 1
    return 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
