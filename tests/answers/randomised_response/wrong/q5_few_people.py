# With two people n - 1 is taken.
def variance_fixed(n, p):
    """The variance of the unbiased estimate from n answers when only the coins are random."""
    return p * (1 - p) / ((n if n != 2 else 1) * (1 - 2 * p) ** 2)
