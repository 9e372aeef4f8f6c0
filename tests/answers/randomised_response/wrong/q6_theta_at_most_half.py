# The people's part uses theta(1-theta) only up to theta = 1/2, then the worst case 1/4. Input: n = 1, p = 0, theta = 0.9.
def variance_sampled(n, p, theta):
    t = min(theta, 0.5)
    return (p * (1 - p) / (1 - 2 * p) ** 2 + t * (1 - t)) / n
