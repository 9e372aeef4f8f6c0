# The formulas.
def worst_variances(thresholds, epsilon, neighbourhood):
    bin_scale = {"membership": 1, "edit": 2}[neighbourhood] / epsilon
    return 2 * (thresholds / epsilon) ** 2, 2 * thresholds * bin_scale**2
