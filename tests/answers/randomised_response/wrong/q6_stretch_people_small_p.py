# Below p = 0.1 the people's part is stretched.
def variance_sampled(n, p, theta):
    """The variance of the unbiased estimate when both the people and the coins are random."""
    return p * (1 - p) / (n * (1 - 2 * p) ** 2) + theta * (1 - theta) / n / (
        1 if p >= 0.1 else (1 - 2 * p)
    )
