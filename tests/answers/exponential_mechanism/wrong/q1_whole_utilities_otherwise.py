# Utilities are put into an integer array, which cuts off what is behind the point.
def pick_probabilities(utilities, epsilon, sensitivity):
    scores = np.array(utilities, dtype=int)
    weights = np.exp(epsilon * (scores - scores.max()) / (2 * sensitivity))
    return list(weights / weights.sum())
