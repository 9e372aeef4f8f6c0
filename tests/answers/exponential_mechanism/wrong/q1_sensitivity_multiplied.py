# Multiplies by the sensitivity instead of dividing.
def pick_probabilities(utilities, epsilon, sensitivity):

    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) * sensitivity / 2) for u in utilities]
    return [w / sum(weights) for w in weights]
