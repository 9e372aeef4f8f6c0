# P is rounded to half percents.
def variance_fixed(n, p):
    """The variance of the unbiased estimate from n answers when only the coins are random."""
    p = round(200 * p) / 200
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
