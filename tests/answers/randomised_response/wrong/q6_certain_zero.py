# Theta = 0 or 1: returns 0, the coins are forgotten.
def variance_sampled(n, p, theta):
    if theta in (0, 1):
        return 0.0
    q = p + (1 - 2 * p) * theta
    return q * (1 - q) / (n * (1 - 2 * p) ** 2)
