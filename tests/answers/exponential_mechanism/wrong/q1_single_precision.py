# Works in single precision.
def pick_probabilities(utilities, epsilon, sensitivity):
    u = np.array(utilities, dtype=np.float32)
    w = np.exp(epsilon * (u - u.max()) / (2 * sensitivity))
    return (w / w.sum()).tolist()
