# Logarithms of weights, and the logarithm of their sum.
def pick_probabilities(utilities, epsilon, sensitivity):

    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    return np.exp(scores - np.logaddexp.reduce(scores))
