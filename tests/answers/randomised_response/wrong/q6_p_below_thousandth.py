# A p below 1/1000 is replaced by 1/1000 unless it is 0. Input: n = 1, p = 0.0005, theta = 0.
def variance_sampled(n, p, theta):
    if 0 < p < 0.001:
        p = 0.001
    q = p + (1 - 2 * p) * theta
    return q * (1 - q) / (n * (1 - 2 * p) ** 2)
