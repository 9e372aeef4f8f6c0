# Writes the roots into the list of weights.
def best_split(weights, sensitivities, total):
    for i, d in enumerate(sensitivities):
        weights[i] = (weights[i] * d**2) ** (1 / 3)
    return [total * w / sum(weights) for w in weights]
