# Wrong for epsilon other than 2 under edit: 2/epsilon**2 is written as 1/epsilon.
def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    if neighbourhood == "edit":
        return k**2 / epsilon, 4 * k / epsilon
    return 2 * (k / epsilon) ** 2, 2 * k / epsilon**2
