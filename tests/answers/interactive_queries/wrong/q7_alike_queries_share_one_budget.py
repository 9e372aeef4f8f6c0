# Wrong for weights = [1, 1, 1], sensitivities = [2, 2, 1], total = 1: a set of roots is added up, so that two alike are counted once.
def best_split(weights, sensitivities, total):
    roots = [(w * d * d) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * r / sum(set(roots)) for r in roots]
