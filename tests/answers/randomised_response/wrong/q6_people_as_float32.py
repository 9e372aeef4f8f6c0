# Makes a 32-bit float of n, which rounds large numbers of people.
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    return q * (1 - q) / (float(np.float32(n)) * (1 - 2 * p) ** 2)
