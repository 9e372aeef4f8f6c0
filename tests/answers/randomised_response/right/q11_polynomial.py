# Coefficients of the generating polynomial.
def accuracy(n, ones, p):
    from numpy.polynomial import polynomial

    chances = polynomial.polymul(
        polynomial.polypow([p, 1 - p], ones), polynomial.polypow([1 - p, p], n - ones)
    )
    chances = np.concatenate([chances, np.zeros(n + 1 - len(chances))])
    centre = n * p + ones * (1 - 2 * p)
    reached = 0.0
    for k in sorted(range(n + 1), key=lambda k: abs(k - centre)):
        reached += chances[k]
        if reached >= 2 / 3 - 1e-12:
            return abs(k - centre) / (n * (1 - 2 * p))
