# Capped at the variance 1/4 of one bit. Input: n = 1, p = 0.4, theta = 0.5.
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    return min(q * (1 - q) / (n * (1 - 2 * p) ** 2), 0.25)
