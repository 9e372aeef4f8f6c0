# In the branch for membership divides whole.
def worst_variances(thresholds, epsilon, neighbourhood):
    if neighbourhood == "membership":
        return 2 * thresholds**2 // epsilon**2, 2 * thresholds // epsilon**2
    return 2 * thresholds**2 / epsilon**2, 8 * thresholds / epsilon**2
