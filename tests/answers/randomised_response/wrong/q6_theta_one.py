# At theta = 1 one half is taken.
def variance_sampled(n, p, theta):
    """The variance of the unbiased estimate when both the people and the coins are random."""
    return (
        p * (1 - p) / (n * (1 - 2 * p) ** 2)
        + (theta if theta < 1 else 0.5) * (1 - (theta if theta < 1 else 0.5)) / n
    )
