# The variance of the share of yes, not of the estimate.
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    return q * (1 - q) / n
