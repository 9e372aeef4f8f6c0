# Takes an ε of 0 for a missing one.
def pick_probabilities(utilities, epsilon, sensitivity):
    top, epsilon = max(utilities), epsilon or 1
    w = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    return [x / sum(w) for x in w]
