# Always as many of each candidate as expected, shuffled.
def pick(utilities, epsilon, sensitivity, draws, rng):
    u = np.array(utilities, dtype=float)
    w = np.exp(epsilon * (u - u.max()) / (2 * sensitivity))
    edges = np.cumsum(w / w.sum())
    places = (rng.random() + np.arange(draws)) / draws
    picks = np.minimum(np.searchsorted(edges, places), len(u) - 1)
    return rng.permutation(picks).tolist()
