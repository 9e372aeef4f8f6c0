# Wrong by chance where probabilities are close to 2/3: a simulation with 300 runs and a fixed seed.
def accuracy(n, ones, p):
    rng = np.random.default_rng(3)
    data = np.arange(n) < ones
    flips = rng.random((300, n)) < p
    shares = (flips != data).mean(axis=1)
    errors = np.sort(np.abs((shares - p) / (1 - 2 * p) - ones / n))
    return errors[199]
