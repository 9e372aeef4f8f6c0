# Gives the shares from the smallest to the largest.
def best_split(weights, sensitivities, total):
    roots = sorted((w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities))
    return [total * root / sum(roots) for root in roots]
