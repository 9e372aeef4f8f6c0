# Wrong for weights = [1, 8, 27, 1], sensitivities = [1] * 4, total = 1: from four queries on the shares come in the order of their size.
def best_split(weights, sensitivities, total):
    roots = [(w * d * d) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    if len(roots) > 3:
        roots.sort()
    return [total * r / sum(roots) for r in roots]
