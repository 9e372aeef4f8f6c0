# Wrong for more than six thresholds: the histogram adds six bins at most.
def worst_variances(thresholds, epsilon, neighbourhood):
    unit = 2 / epsilon / epsilon
    if thresholds == 1:
        return unit, unit * (1 if neighbourhood == "membership" else 4)
    direct, hist = worst_variances(thresholds - 1, epsilon, neighbourhood)
    return direct + (2 * thresholds - 1) * unit, hist * thresholds / (thresholds - 1)
