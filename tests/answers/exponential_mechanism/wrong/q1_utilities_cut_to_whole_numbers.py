# Utilities become whole numbers in an integer array. Input: [0.5, 0].
def pick_probabilities(utilities, epsilon, sensitivity):
    u = np.array(utilities, dtype=int)
    w = np.exp(epsilon * (u - u.max()) / (2 * sensitivity))
    return list(w / w.sum())
