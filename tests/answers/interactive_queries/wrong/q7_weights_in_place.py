# Computes the roots in the list of weights that it was given.
# Witness: best_split(weights, [1, 1], 1) with weights = [8, 1] returns the right shares, but leaves weights = [2.0, 1.0]; it must stay [8, 1]
def best_split(weights, sensitivities, total):
    for i, d in enumerate(sensitivities):
        weights[i] = (weights[i] * d**2) ** (1 / 3)
    whole = sum(weights)
    return [total * root / whole for root in weights]
