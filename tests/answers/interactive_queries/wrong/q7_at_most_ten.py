# Wrong for total = 100: no query gets more than ε = 10.
def best_split(weights, sensitivities, total):
    roots = [(w * d * d) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [min(total * r / sum(roots), 10) for r in roots]
