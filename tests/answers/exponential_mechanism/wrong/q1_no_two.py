# Forgets the 2 below ε.
def pick_probabilities(utilities, epsilon, sensitivity):

    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / sensitivity) for u in utilities]
    return [w / sum(weights) for w in weights]
