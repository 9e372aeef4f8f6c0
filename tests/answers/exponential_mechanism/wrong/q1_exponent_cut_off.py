# Cuts exponents off at 700, so that all that are larger look alike.
def pick_probabilities(utilities, epsilon, sensitivity):

    weights = [math.exp(min(700, epsilon * u / (2 * sensitivity))) for u in utilities]
    return [w / sum(weights) for w in weights]
