# The chance of a yes is not let above 1/2, which is wrong for theta = 0.8.
def variance_sampled(n, p, theta):
    q = min(p + (1 - 2 * p) * theta, 0.5)
    return q * (1 - q) / n / (1 - 2 * p) ** 2
