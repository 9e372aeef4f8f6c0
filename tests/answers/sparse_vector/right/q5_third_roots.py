# The formula with third roots.
def best_split(epsilon, answers, monotone, renewed):
    """The best share of the threshold, and the variance of the noise in a comparison there."""
    first = (answers if renewed else 1) / epsilon
    second = (1 if monotone else 2) * answers / epsilon
    a, b = ((2 * s * s) ** (1 / 3) for s in (first, second))
    return a / (a + b), (a + b) ** 3
