# Rounds the third roots.
def best_split(weights, sensitivities, total):
    roots = [round((w * d**2) ** (1 / 3), 6) for w, d in zip(weights, sensitivities)]
    return [total * root / sum(roots) for root in roots]
