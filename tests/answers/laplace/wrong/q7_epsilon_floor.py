# Below 1/100 is taken to be 1/100.
def worst_variances(thresholds, epsilon, neighbourhood):
    scale = 1 / max(epsilon, 0.01)
    width = 1 if neighbourhood == "membership" else 2
    return 2 * (thresholds * scale) ** 2, thresholds * 2 * (width * scale) ** 2
