# Vectorised, with the largest utility taken away.
def pick_probabilities(utilities, epsilon, sensitivity):

    scores = np.array(utilities, dtype=float)
    weights = np.exp(epsilon * (scores - scores.max()) / (2 * sensitivity))
    return weights / weights.sum()
