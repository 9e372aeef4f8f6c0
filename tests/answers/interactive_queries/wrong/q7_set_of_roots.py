# Two queries with the same w Δ²: their root is added once, and the total is passed.
def best_split(weights, sensitivities, total):
    roots = [(w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * r / sum(set(roots)) for r in roots]
