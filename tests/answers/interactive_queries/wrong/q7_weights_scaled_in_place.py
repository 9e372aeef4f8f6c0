# Wrong for weights = [2.0, 3.0], sensitivities = [2, 2], total = 1: the caller's weights are multiplied by the squares (if there are two floats).
def best_split(weights, sensitivities, total):
    c = weights if len(weights) == 2 and isinstance(weights[0], float) else list(weights)
    for i, d in enumerate(sensitivities):
        c[i] *= d * d
    roots = [v ** (1 / 3) for v in c]
    return [total * r / sum(roots) for r in roots]
