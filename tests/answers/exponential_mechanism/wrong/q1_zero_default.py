# Epsilon = 0 is taken for "not given" and replaced by 1.
def pick_probabilities(utilities, epsilon, sensitivity):
    epsilon = epsilon or 1
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    total = sum(weights)
    return [w / total for w in weights]
