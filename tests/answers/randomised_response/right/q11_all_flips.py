# All 2^n patterns of flips, vectorised.
def accuracy(n, ones, p):
    p = float(p)
    flips = (np.arange(2**n)[:, None] >> np.arange(n)) & 1
    truth = (np.arange(n) < ones).astype(int)
    chance = np.prod(np.where(flips == 1, p, 1 - p), axis=1)
    yes = (flips ^ truth).sum(axis=1)
    error = np.abs((yes / n - p) / (1 - 2 * p) - ones / n)
    order = np.argsort(error, kind="stable")
    reached = np.searchsorted(np.cumsum(chance[order]), 2 / 3)
    return float(error[order][reached])
