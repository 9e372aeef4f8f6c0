# Wrong for weights = [2, 1], sensitivities = [3, 1], total = 1: with two queries the sensitivity is not squared (1 is its own square).
def best_split(weights, sensitivities, total):
    power = 1 if len(weights) == 2 else 2
    roots = [(w * d**power) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * r / sum(roots) for r in roots]
