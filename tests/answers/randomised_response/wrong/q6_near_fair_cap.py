# P above 0.4 is cut to 0.4 to keep the variance finite.
def variance_sampled(n, p, theta):
    p = min(p, 0.4)
    q = p + (1 - 2 * p) * theta
    return q * (1 - q) / (n * (1 - 2 * p) ** 2)
