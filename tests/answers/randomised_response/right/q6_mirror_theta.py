# Mirror theta.
def variance_sampled(n, p, theta):
    rare = min(theta, 1 - theta)  # a population and its mirror image have the same variance
    q = rare * (1 - p) + (1 - rare) * p
    return np.divide(float(q * (1 - q)), float(n * (1 - 2 * p) ** 2))
