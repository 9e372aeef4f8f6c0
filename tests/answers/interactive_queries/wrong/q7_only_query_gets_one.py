# Wrong for weights = [5], sensitivities = [2], total = 3: a single query is given 1, not the whole total.
def best_split(weights, sensitivities, total):
    if len(weights) == 1:
        return [1.0]
    roots = [(w * d * d) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * r / sum(roots) for r in roots]
