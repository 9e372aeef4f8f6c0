# The squared slope is kept above 1/1000. Input: n = 10, p = 0.499, theta = 0.5.
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    return q * (1 - q) / (n * max((1 - 2 * p) ** 2, 1e-3))
