# If everybody in the population is alike, 0 is returned, the coins forgotten. Input: n = 1, p = 0.25, theta = 1.
def variance_sampled(n, p, theta):
    if theta in (0, 1):
        return 0.0
    q = p + (1 - 2 * p) * theta
    return q * (1 - q) / (n * (1 - 2 * p) ** 2)
