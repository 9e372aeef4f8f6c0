# Wrong for fewer than three thresholds: the two ways are exchanged.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    direct = 2 * (thresholds / epsilon) ** 2
    hist = thresholds * 2 * (width / epsilon) ** 2
    return (direct, hist) if thresholds >= 3 else (hist, direct)
