# The general estimator, at a flip probability of one quarter.
def two_coins_rate(yes, n):
    p = 0.25
    return (np.float64(yes) / n - p) / (1 - 2 * p)
