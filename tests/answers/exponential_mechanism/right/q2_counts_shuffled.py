# Counts shuffled.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    weights = np.exp(scores - scores.max())
    picks = np.repeat(np.arange(len(weights)), rng.multinomial(draws, weights / weights.sum()))
    return rng.permutation(picks)
