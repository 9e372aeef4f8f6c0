# Returns the roots themselves.
def best_split(weights, sensitivities, total):
    """The ε of each query for which the weighted sum of variances is least."""
    roots = [(w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * root for root in roots]
