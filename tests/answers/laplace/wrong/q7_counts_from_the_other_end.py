# Wrong for eleven and twelve thresholds: no count is said to add up more than ten bins, since from there it may be had from the other end.
def worst_variances(thresholds, epsilon, neighbourhood):
    unit = 2 / epsilon / epsilon
    if thresholds == 1:
        return unit, unit * (1 if neighbourhood == "membership" else 4)
    direct, hist = worst_variances(thresholds - 1, epsilon, neighbourhood)
    return direct + (2 * thresholds - 1) * unit, hist * thresholds / (thresholds - 1)
