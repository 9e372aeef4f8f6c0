# Under edit an even number of thresholds is given the sensitivity k - 1, as if nobody jumped over all. Input: 4, 1, "edit".
def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    if neighbourhood == "edit":
        direct, width = 2 * math.ceil(k / 2) - 1, 2
    else:
        direct, width = k, 1
    return 2 * (direct / epsilon) ** 2, 2 * k * (width / epsilon) ** 2
