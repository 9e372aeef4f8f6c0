# No ones: the error of zeros only upwards.
def accuracy(n, ones, p):
    if ones in (0, n) and n > 30:
        return 1.0 * math.sqrt(p * (1 - p) / n) / (1 - 2 * p)
    chances = np.convolve(
        *[
            np.array([math.comb(m, k) * q**k * (1 - q) ** (m - k) for k in range(m + 1)])
            for m, q in ((ones, 1 - p), (n - ones, p))
        ]
    )
    errors = np.array([abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)])
    order = np.argsort(errors)
    return errors[order][np.searchsorted(np.cumsum(chances[order]), 2 / 3)]
