# Another way: shifted.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    total = sum(weights)
    return [w / total for w in weights]
