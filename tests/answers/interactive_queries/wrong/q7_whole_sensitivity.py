# Sensitivities such as 2.5: rounded to whole numbers first (0.4 becomes one).
def best_split(weights, sensitivities, total):
    roots = [(w * max(1, round(d)) ** 2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * r / sum(roots) for r in roots]
