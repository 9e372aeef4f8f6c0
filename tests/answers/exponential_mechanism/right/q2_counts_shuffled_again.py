# Multinomial counts, then a random order: the same law as independent picks.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    weights = np.exp(scores - scores.max())
    counts = rng.multinomial(draws, weights / weights.sum())
    places = np.repeat(np.arange(len(counts)), counts)
    return tuple(int(a) for a in rng.permutation(places))
