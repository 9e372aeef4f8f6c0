# The rest is split in two equal outputs; log space, numpy.
def two_steps(kappa, factor):
    length = 1 + np.log(float(factor))
    low = np.log(float(kappa) / length)
    steps = np.array([low, low - length, low - length - length * np.exp(length)])
    u = np.exp(steps)
    return np.stack([u, (1 - u) / 2, (1 - u) / 2], axis=1)
