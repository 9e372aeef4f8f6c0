# Wrong for weights = [1] * 6, sensitivities = [1] * 6, total = 6: the sum of the roots is taken over the first four.
def best_split(weights, sensitivities, total):
    roots = [(w * d * d) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    return [total * r / sum(roots[:4]) for r in roots]
