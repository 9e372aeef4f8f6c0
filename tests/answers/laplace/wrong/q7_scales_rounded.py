# The scales are rounded to two digits before they are squared, which is wrong for epsilon = 0.7.
def worst_variances(thresholds, epsilon, neighbourhood):
    direct_scale = round(thresholds / epsilon, 2)
    bin_scale = round((1 if neighbourhood == "membership" else 2) / epsilon, 2)
    return 2 * direct_scale**2, thresholds * 2 * bin_scale**2
