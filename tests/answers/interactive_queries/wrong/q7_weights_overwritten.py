# Wrong for any weights: the roots are written into the argument.
def best_split(weights, sensitivities, total):
    for i, d in enumerate(sensitivities):
        weights[i] = (weights[i] * d**2) ** (1 / 3)
    return [total * r / sum(weights) for r in weights]
