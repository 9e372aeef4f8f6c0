# Multiplies the weights that it was given.
def best_split(weights, sensitivities, total):
    for i, d in enumerate(sensitivities):
        weights[i] = (weights[i] * d**2) ** (1 / 3)
    return [total * root / sum(weights) for root in weights]
