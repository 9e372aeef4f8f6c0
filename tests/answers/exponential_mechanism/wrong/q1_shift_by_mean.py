# A single one far above the mean: overflow.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = sum(utilities) / len(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    total = sum(weights)
    return [w / total for w in weights]
