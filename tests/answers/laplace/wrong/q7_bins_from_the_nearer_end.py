# Above 6 thresholds counts over more than half of the bins are had from the other end, with at most k//2 + 1 noisy bins. Input: 10, 1, "membership".
def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    width = 1 if neighbourhood == "membership" else 2
    bins = k if k <= 6 else k // 2 + 1
    return 2 * (k / epsilon) ** 2, bins * 2 * (width / epsilon) ** 2
