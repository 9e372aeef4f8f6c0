# More than 500 people count as 500.
def variance_sampled(n, p, theta):
    """The variance of the unbiased estimate when both the people and the coins are random."""
    n = min(n, 500)
    return p * (1 - p) / (n * (1 - 2 * p) ** 2) + theta * (1 - theta) / n
