# Believes that a sensitivity is never below 1, and raises a smaller one to 1.
def pick_probabilities(utilities, epsilon, sensitivity):
    unit = epsilon / (2 * max(1, sensitivity))
    best = max(utilities)
    weights = [math.exp(unit * (u - best)) for u in utilities]
    return [w / sum(weights) for w in weights]
