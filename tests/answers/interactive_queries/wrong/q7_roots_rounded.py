# Rounds the third roots to three digits.
def best_split(weights, sensitivities, total):
    roots = [round((w * d * d) ** (1 / 3), 3) for w, d in zip(weights, sensitivities)]
    return [total * r / sum(roots) for r in roots]
