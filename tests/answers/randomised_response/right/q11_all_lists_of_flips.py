# By all lists of flips.
def accuracy(n, ones, p):
    data = (np.arange(n) < ones).astype(int)
    flips = np.arange(2**n)[:, None] >> np.arange(n) & 1
    weight = np.where(flips, p, 1 - p).prod(axis=1)
    shares = (flips ^ data).mean(axis=1)
    errors = np.abs((shares - p) / (1 - 2 * p) - ones / n)
    order = np.argsort(errors)
    reached = np.cumsum(weight[order]) >= 2 / 3
    return errors[order][reached.argmax()]
