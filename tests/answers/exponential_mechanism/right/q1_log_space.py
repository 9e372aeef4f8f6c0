# Logarithm of the sum by numpy's logaddexp, then exponentials of differences.
def pick_probabilities(utilities, epsilon, sensitivity):
    scores = np.asarray(utilities, dtype=float) * (epsilon / (2 * sensitivity))
    return np.exp(scores - np.logaddexp.reduce(scores)).tolist()
