# Puts the candidates into a dictionary by utility: ties get lost.
def pick_probabilities(utilities, epsilon, sensitivity):

    top = max(utilities)
    weights = {u: math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities}
    return [weights[u] / sum(weights.values()) for u in utilities]
