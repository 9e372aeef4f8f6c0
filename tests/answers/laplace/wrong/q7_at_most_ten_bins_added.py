# No more than ten bins are added up. Input: 20, 1, "membership": right is 800 and 40, it says 800 and 20.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    one_bin = 2 * (width / epsilon) ** 2
    return 2 * (thresholds / epsilon) ** 2, sum(
        [one_bin] * thresholds, 0.0
    ) if thresholds <= 10 else 10 * one_bin
