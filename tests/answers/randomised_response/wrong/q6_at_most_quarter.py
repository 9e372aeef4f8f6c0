# Cut off at 1/4: (1, 0.25, 0.5) is 1.
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    return min(0.25, q * (1 - q) / (n * (1 - 2 * p) ** 2))
