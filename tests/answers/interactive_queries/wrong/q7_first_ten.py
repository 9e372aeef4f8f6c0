# Eleven or twelve queries: only ten share the budget exactly, the rest is on top.
def best_split(weights, sensitivities, total):
    roots = [(w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * r / sum(roots[:10]) for r in roots]
