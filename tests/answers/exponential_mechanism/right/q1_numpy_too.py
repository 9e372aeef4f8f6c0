# Another way: numpy.
def pick_probabilities(utilities, epsilon, sensitivity):
    scores = np.asarray(utilities, dtype=float) * (epsilon / (2 * sensitivity))
    scores = scores - scores.max()
    return np.exp(scores - np.log(np.exp(scores).sum()))
