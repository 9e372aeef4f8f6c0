# More than 2/3, and errors not merged by value.
def accuracy(n, ones, p):
    chances = np.convolve(
        *[
            np.array([math.comb(m, k) * q**k * (1 - q) ** (m - k) for k in range(m + 1)])
            for m, q in ((ones, 1 - p), (n - ones, p))
        ]
    )
    errors = np.round([abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)], 4)
    order = np.argsort(errors)
    return errors[order][np.searchsorted(np.cumsum(chances[order]), 2 / 3)]
