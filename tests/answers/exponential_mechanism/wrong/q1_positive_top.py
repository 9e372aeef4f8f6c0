# All utilities far below zero: the shift is 0, all weights vanish.
def pick_probabilities(utilities, epsilon, sensitivity):
    top = max(max(utilities), 0)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    total = sum(weights)
    return [w / total for w in weights]
