# Weights below e^-15 of the best are set to 0. Input: [20, 0], epsilon 2, sensitivity 1.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    scores = [epsilon * (u - top) / (2 * sensitivity) for u in utilities]
    weights = [math.exp(s) if s > -15 else 0.0 for s in scores]
    return [w / sum(weights) for w in weights]
