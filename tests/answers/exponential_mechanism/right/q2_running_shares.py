# One uniform number for each pick, looked up in the running sum of weights.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    weights = np.exp(scores - scores.max())
    edges = np.cumsum(weights)
    places = np.searchsorted(edges, rng.random(draws) * edges[-1], side="right")
    return np.minimum(places, len(edges) - 1).tolist()
