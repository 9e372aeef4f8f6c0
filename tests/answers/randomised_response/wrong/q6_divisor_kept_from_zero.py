# The stretch 1 - 2p is not let below 1/5, which is wrong for p = 0.45.
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    stretch = max(1 - 2 * p, 0.2)
    return q * (1 - q) / (n * stretch * stretch)
