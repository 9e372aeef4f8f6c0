# The error is taken to two decimals.
def people_needed(attributes, epsilon, error):
    """The least n for which each of k shares has at most this standard error, at ε for the record."""
    share = epsilon / attributes
    p = 1 / (1 + math.exp(share))
    variance = p * (1 - p) / (1 - 2 * p) ** 2
    return math.ceil(variance / round(error, 2) ** 2)
