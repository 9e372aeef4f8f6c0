# Softmax with numpy.
def pick_probabilities(utilities, epsilon, sensitivity):
    s = np.asarray(utilities, dtype=float) * (epsilon / (2 * sensitivity))
    w = np.exp(s - s.max())
    return (w / w.sum()).tolist()
