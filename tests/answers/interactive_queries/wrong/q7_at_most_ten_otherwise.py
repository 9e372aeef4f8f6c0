# Gives no query more than 10.
def best_split(weights, sensitivities, total):
    roots = [(w * d * d) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [min(10, total * r / sum(roots)) for r in roots]
