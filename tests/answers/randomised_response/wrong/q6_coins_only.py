# Counts the coins only: that is the variance for fixed data.
def variance_sampled(n, p, theta):
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
