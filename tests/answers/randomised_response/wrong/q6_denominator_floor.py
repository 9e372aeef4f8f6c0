# The square below is kept above 1/100 so that nothing explodes.
# Witness: variance_sampled(100, 0.48, 0.2) returns 0.249856; right is 1.5615999999999972.
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    return q * (1 - q) / (n * max((1 - 2 * p) ** 2, 0.01))
