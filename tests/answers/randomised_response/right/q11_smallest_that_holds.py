# Right: smallest that holds
def accuracy(n, ones, p):
    from scipy.stats import binom

    p = float(p)
    law = np.convolve(
        binom.pmf(range(ones + 1), ones, 1 - p), binom.pmf(range(n - ones + 1), n - ones, p)
    )
    errors = np.abs((np.arange(n + 1) / n - p) / (1 - 2 * p) - ones / n)
    return min(e for e in errors.tolist() if law[errors <= e + 1e-11].sum() >= 2 / 3)
