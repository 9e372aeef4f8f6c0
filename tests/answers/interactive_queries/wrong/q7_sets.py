# Adds up each different root once.
def best_split(weights, sensitivities, total):
    roots = [(w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * root / sum(set(roots)) for root in roots]
