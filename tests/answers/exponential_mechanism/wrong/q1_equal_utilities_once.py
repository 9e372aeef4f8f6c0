# Keeps the weights in a dictionary by utility, so that equal utilities are summed once only.
def pick_probabilities(utilities, epsilon, sensitivity):
    best = max(utilities)
    weights = {u: math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities}
    total = sum(weights.values())
    return [weights[u] / total for u in utilities]
