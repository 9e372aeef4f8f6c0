# Takes epsilon = 0 for 'no mechanism at all', and then picks the best for certain.
def pick_probabilities(utilities, epsilon, sensitivity):
    best = max(utilities)
    if not epsilon:
        winners = utilities.count(best)
        return [1 / winners if u == best else 0.0 for u in utilities]
    weights = [math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
