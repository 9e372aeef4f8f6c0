# Compares each with the first.
def best_split(weights, sensitivities, total):
    first = weights[0] * sensitivities[0] ** 2
    ratios = [(w * d**2 / first) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    unit = total / sum(ratios)
    return [unit * r for r in ratios]
