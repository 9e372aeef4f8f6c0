# Two binomials, convolved; errors sorted by numpy.
def accuracy(n, ones, p):
    from scipy.stats import binom

    chances = np.convolve(
        binom.pmf(np.arange(ones + 1), ones, 1 - p), binom.pmf(np.arange(n - ones + 1), n - ones, p)
    )
    errors = np.abs((np.arange(n + 1) / n - p) / (1 - 2 * p) - ones / n)
    order = np.argsort(errors)
    return errors[order][np.searchsorted(np.cumsum(chances[order]), 2 / 3)]
