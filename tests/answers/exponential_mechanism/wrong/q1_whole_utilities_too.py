# Wrong where utilities are not whole, e.g. [0.5, 0].
def pick_probabilities(utilities, epsilon, sensitivity):
    scores = np.array(utilities, dtype=int)
    weights = np.exp(epsilon * (scores - scores.max()) / (2 * sensitivity))
    return weights / weights.sum()
