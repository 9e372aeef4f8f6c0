# Sensitivities are taken for whole numbers and cut off.
def best_split(weights, sensitivities, total):
    roots = [float(w * max(int(d), 0.1) ** 2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * r / sum(roots) for r in roots]
