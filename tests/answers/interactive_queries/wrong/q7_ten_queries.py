# Wrong for 11 and 12 queries: only ten have a share.
def best_split(weights, sensitivities, total):
    roots = [(w * d * d) ** (1 / 3) for _, w, d in zip(range(10), weights, sensitivities)]
    return [total * r / sum(roots) for r in roots]
