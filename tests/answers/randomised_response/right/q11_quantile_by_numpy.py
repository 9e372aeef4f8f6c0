# Argsort, cumulative sum and searchsorted; the law by dynamic programming on wrong answers among ones and zeros.
def accuracy(n, ones, p):
    p = float(p)

    def binomial(m, q):
        return np.array([math.comb(m, k) * q**k * (1 - q) ** (m - k) for k in range(m + 1)])

    lost, won = binomial(ones, p), binomial(n - ones, p)
    law = np.convolve(lost[::-1], won)
    k = np.arange(n + 1)
    error = np.abs(k - n * p - ones * (1 - 2 * p)) / (n * (1 - 2 * p))
    order = np.argsort(error, kind="stable")
    place = int(np.searchsorted(np.cumsum(law[order]), 2 / 3))
    return float(error[order][min(place, n)])
