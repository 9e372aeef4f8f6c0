# Takes the exponentials as they come, which overflows.
def pick_probabilities(utilities, epsilon, sensitivity):

    weights = [math.exp(epsilon * u / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
