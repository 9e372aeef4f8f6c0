# Takes p to be 0.45 at most, since "nobody would use more".
def variance_sampled(n, p, theta):
    p = min(float(p), 0.45)
    q = p + (1 - 2 * p) * theta
    return q * (1 - q) / (n * (1 - 2 * p) ** 2)
