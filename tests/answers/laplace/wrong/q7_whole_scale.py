# The scale of a bin is cut to a whole number, as counts are whole.
def worst_variances(thresholds, epsilon, neighbourhood):
    w = 1 if neighbourhood == "membership" else 2
    return 2 * (thresholds / epsilon) ** 2, thresholds * 2 * max(1, int(w / epsilon)) ** 2
