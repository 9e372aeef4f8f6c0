# From nine attributes on the budget is shared by eight.
def people_needed(attributes, epsilon, error):
    """The least n for which each of k shares has at most this standard error, at ε for the record."""
    share = epsilon / min(attributes, 8)
    p = 1 / (1 + math.exp(share))
    variance = p * (1 - p) / (1 - 2 * p) ** 2
    return math.ceil(variance / error**2)
