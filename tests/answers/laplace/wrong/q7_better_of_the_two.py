# The direct variance is replaced by the histogram's if more than 8 thresholds make it so much worse. Input: 9, 1, "membership".
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    direct = 2 * (thresholds / epsilon) ** 2
    histogram = thresholds * 2 * (width / epsilon) ** 2
    if direct > 8 * histogram:
        direct = histogram
    return direct, histogram
