# Q(1-q) over n (1-2p)^2.
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    return q * (1 - q) / (n * (1 - 2 * p) ** 2)
