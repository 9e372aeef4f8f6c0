# Takes away the last utility, believing that any shift prevents overflow.
def pick_probabilities(utilities, epsilon, sensitivity):
    scores = np.array([float(epsilon) * float(u - utilities[-1]) / (2 * float(sensitivity)) for u in utilities])
    with np.errstate(all="ignore"):
        weights = np.exp(scores)
        return [float(w) for w in weights / weights.sum()]
