# Epsilon below 0.01 is raised to 0.01. Input: 5, 0.001, "edit".
def worst_variances(thresholds, epsilon, neighbourhood):
    epsilon = max(epsilon, 0.01)
    width = 1 if neighbourhood == "membership" else 2
    return 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
