# 1e-12 is added to epsilon squared against a division by 0. Input: 1, 0.001, "membership".
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    squared = epsilon**2 + 1e-12
    return 2 * thresholds**2 / squared, thresholds * 2 * width**2 / squared
