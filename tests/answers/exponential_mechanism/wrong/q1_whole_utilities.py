# Turns utilities into whole numbers.
def pick_probabilities(utilities, epsilon, sensitivity):
    u = np.array(utilities, dtype=int)
    w = np.exp(epsilon * (u - u.max()) / (2 * sensitivity))
    return w / w.sum()
