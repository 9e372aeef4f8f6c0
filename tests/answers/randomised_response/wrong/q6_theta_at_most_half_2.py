# Wrong for theta above 1/2: the smaller of theta and 1/2 is taken.
def variance_sampled(n, p, theta):
    theta = min(theta, 0.5)
    q = p + (1 - 2 * p) * theta
    return q * (1 - q) / (n * (1 - 2 * p) ** 2)
