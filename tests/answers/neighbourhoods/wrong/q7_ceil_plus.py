# Whole hundreds get one more.
def people_needed(attributes, epsilon, error):
    """The least n for which each of k shares has at most this standard error, at ε for the record."""
    share = epsilon / attributes
    p = 1 / (1 + math.exp(share))
    variance = p * (1 - p) / (1 - 2 * p) ** 2
    n = math.ceil(variance / error**2)
    return n + (n % 100 == 0)
