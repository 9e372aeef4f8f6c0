# Mixes up standard error and variance: divides by ten roots of n, which agrees at n = 100.
# Witness: variance_sampled(400, 0.25, 0.2) returns 0.004549999999999999; right is 0.002275.
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    return q * (1 - q) / (1 - 2 * p) ** 2 / (10 * math.sqrt(n))
