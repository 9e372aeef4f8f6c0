# Theta = 0 is taken as unknown and becomes 1/2. Input: n = 1, p = 0.1, theta = 0.
def variance_sampled(n, p, theta):
    theta = theta or 0.5
    q = p + (1 - 2 * p) * theta
    return q * (1 - q) / (n * (1 - 2 * p) ** 2)
