# 1e-10 is added to epsilon against a division by 0. Input: 1, 1/1000, "edit": off by 2e-7 of its size.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    one = 1 / (epsilon + 1e-10)
    return 2 * (thresholds * one) ** 2, thresholds * 2 * (width * one) ** 2
