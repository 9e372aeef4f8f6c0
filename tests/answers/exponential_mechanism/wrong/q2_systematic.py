# Each count is nearly fixed, picks are not independent (one uniform number for all picks).
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    weights = np.exp(scores - scores.max())
    points = (rng.random() + np.arange(draws)) / draws
    picks = np.searchsorted(np.cumsum(weights) / weights.sum(), points, side="right")
    return rng.permutation(np.minimum(picks, len(weights) - 1))
