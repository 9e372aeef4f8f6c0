# Utilities are stored in 32 bits, which changes those that are no small binary fractions. Input: [0.1, 3000.7].
def pick_probabilities(utilities, epsilon, sensitivity):
    u = np.asarray(utilities, dtype=np.float32).astype(float)
    w = np.exp(epsilon * (u - u.max()) / (2 * sensitivity))
    return (w / w.sum()).tolist()
