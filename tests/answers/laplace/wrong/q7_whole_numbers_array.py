# Wrong for variances that are not whole: under membership the pair is an array of whole numbers.
def worst_variances(thresholds, epsilon, neighbourhood):
    unit = 2 / epsilon / epsilon
    if thresholds == 1:
        return unit, unit * (1 if neighbourhood == "membership" else 4)
    direct, hist = worst_variances(thresholds - 1, epsilon, neighbourhood)
    return direct + (2 * thresholds - 1) * unit, hist * thresholds / (thresholds - 1)
