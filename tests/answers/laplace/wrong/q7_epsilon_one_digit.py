# Works with ε rounded to one digit.
def worst_variances(thresholds, epsilon, neighbourhood):
    epsilon = round(epsilon, 1)
    width = 1 if neighbourhood == "membership" else 2
    return 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
