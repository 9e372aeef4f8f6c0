# From scales to variances.
def worst_variances(thresholds, epsilon, neighbourhood):
    direct = thresholds / epsilon
    step = {"membership": 1, "edit": 2}[neighbourhood] / epsilon
    return 2 * direct**2, thresholds * 2 * step**2
