# A total of more than ten is taken for ten, as it protects nobody.
def best_split(weights, sensitivities, total):
    total = min(total, 10)
    roots = [float(w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * r / sum(roots) for r in roots]
