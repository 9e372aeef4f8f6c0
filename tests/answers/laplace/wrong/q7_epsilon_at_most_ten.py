# Epsilon above 10 is taken for 10. Input: 5, 100, "edit".
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    budget = min(epsilon, 10)
    return 2 * thresholds**2 / budget**2, 2 * thresholds * width**2 / budget**2
