# Small shares, such as 0.0001 of the total: ten places are too few digits.
def best_split(weights, sensitivities, total):
    roots = [(w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [round(total * r / sum(roots), 10) for r in roots]
