# Another way: ceil.
def people_needed(attributes, epsilon, error):
    """The least n for which each of k shares has at most this standard error, at ε for the record."""
    p = 1 / (1 + math.exp(epsilon / attributes))
    return math.ceil(p * (1 - p) / (1 - 2 * p) ** 2 / error**2)
