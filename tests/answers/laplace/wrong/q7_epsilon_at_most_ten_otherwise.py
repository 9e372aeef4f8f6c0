# An epsilon above 10 is taken for 10.
def worst_variances(thresholds, epsilon, neighbourhood):
    epsilon = min(epsilon, 10)
    width = 1 if neighbourhood == "membership" else 2
    return 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
