# By matrix of coefficients.
def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    sums = np.triu(np.ones((k + 1, k + 1)))[1:]  # count i: bins i + 1 to k
    delta = 1 if neighbourhood == "membership" else 2
    bin_variances = np.full(k + 1, 2 * (delta / epsilon) ** 2)
    return np.array([2 * (k / epsilon) ** 2, (sums**2 @ bin_variances).max()])
