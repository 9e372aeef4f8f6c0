# Divides utilities by their sum, without an exponential.
def pick_probabilities(utilities, epsilon, sensitivity):

    return [u / sum(utilities) for u in utilities]
