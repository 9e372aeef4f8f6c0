# A sensitivity below 1 is taken for 1.
def best_split(weights, sensitivities, total):
    roots = [(w * max(d, 1) ** 2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * r / sum(roots) for r in roots]
