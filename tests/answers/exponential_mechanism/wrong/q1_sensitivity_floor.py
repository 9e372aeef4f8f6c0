# Sensitivities below 1 are taken as 1.
def pick_probabilities(utilities, epsilon, sensitivity):
    sensitivity = max(sensitivity, 1)
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    total = sum(weights)
    return [w / total for w in weights]
