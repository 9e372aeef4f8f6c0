# Without race: systematic instead of independent uniform numbers (one offset for all draws).
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    weights = np.exp(scores - scores.max())
    edges = np.cumsum(weights / weights.sum())
    u = (rng.random() + np.arange(draws)) / draws
    picks = np.minimum(np.searchsorted(edges, u, side="right"), len(edges) - 1)
    return rng.permutation(picks)
