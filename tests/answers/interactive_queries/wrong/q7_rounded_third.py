# Wrong for weights 0.1 and 100: the exponent is 0.333333333.
def best_split(weights, sensitivities, total):
    roots = [(w * d * d) ** 0.333333333 for w, d in zip(weights, sensitivities)]
    return [total * r / sum(roots) for r in roots]
