# Leaves the sensitivity out.
def pick_probabilities(utilities, epsilon, sensitivity):

    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / 2) for u in utilities]
    return [w / sum(weights) for w in weights]
