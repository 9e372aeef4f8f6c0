# With one threshold both ways are called the same, but under edit two bins change. Input: 1, 1, "edit" ((2, 8) is asked).
def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    if k == 1:
        return 2 / epsilon**2, 2 / epsilon**2
    width = 1 if neighbourhood == "membership" else 2
    return 2 * (k / epsilon) ** 2, k * 2 * (width / epsilon) ** 2
