# Takes away the first utility instead of the largest.
def pick_probabilities(utilities, epsilon, sensitivity):

    first = utilities[0]
    weights = [math.exp(epsilon * (u - first) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
