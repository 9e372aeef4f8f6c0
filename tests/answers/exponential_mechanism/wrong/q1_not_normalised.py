# Returns the weights, relative to the largest.
def pick_probabilities(utilities, epsilon, sensitivity):

    top = max(utilities)
    return [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
