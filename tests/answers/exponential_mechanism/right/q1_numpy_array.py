# Numpy array.
def pick_probabilities(utilities, epsilon, sensitivity):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    weights = np.exp(scores - scores.max())
    return weights / weights.sum()
