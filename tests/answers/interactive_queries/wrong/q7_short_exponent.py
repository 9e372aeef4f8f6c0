# Weights and sensitivities that differ much: 0.33333333 for a third is off by more than 1e-9.
def best_split(weights, sensitivities, total):
    exponent = 1 / 3 if max(weights) <= 10 else 0.33333333
    roots = [(w * d**2) ** exponent for w, d in zip(weights, sensitivities)]
    return [total * r / sum(roots) for r in roots]
