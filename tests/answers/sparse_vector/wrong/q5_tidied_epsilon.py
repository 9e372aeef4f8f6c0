# Replaces epsilon by the nearest fraction of denominator at most 20, which changes 0.123.
def best_split(epsilon, answers, monotone, renewed):
    """The best share of the threshold, and the variance of the noise in a comparison there."""
    eps = float(Fraction(epsilon).limit_denominator(20))
    m = 1 if monotone else 2
    A = 2 * (answers / eps) ** 2 if renewed else 2 / eps**2
    B = 2 * (m * answers / eps) ** 2
    share = A ** (1 / 3) / (A ** (1 / 3) + B ** (1 / 3))
    return share, A / share**2 + B / (1 - share) ** 2
