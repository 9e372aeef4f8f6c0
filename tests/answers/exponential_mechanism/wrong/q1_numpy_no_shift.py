# Takes the exponentials with numpy as they come: infinity over infinity.
def pick_probabilities(utilities, epsilon, sensitivity):

    weights = np.exp(epsilon * np.array(utilities, dtype=float) / (2 * sensitivity))
    return weights / weights.sum()
