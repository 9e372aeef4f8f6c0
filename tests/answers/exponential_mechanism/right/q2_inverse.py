# Uniform numbers looked up in the running sums of the weights.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    sums = np.cumsum(np.exp(scores - scores.max()))
    return np.searchsorted(sums / sums[-1], rng.random(draws), side="right").tolist()
