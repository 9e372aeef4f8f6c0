# As in the hint
def best_split(weights, sensitivities, total):
    roots = [float(w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * r / sum(roots) for r in roots]
