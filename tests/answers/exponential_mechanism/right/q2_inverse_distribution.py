# Uniform numbers looked up in the running sums of the probabilities
def pick(utilities, epsilon, sensitivity, draws, rng):
    s = np.array([float(u) for u in utilities]) * float(epsilon) / (2 * float(sensitivity))
    w = np.exp(s - s.max())
    running = np.cumsum(w)
    found = np.searchsorted(running, rng.random(draws) * running[-1], side="right")
    return np.minimum(found, len(w) - 1).tolist()
