# There are only 10 different lists of picks, so they are not independent.
def pick(utilities, epsilon, sensitivity, draws, rng):
    own = np.random.default_rng(int(rng.integers(10)))
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    return (scores + own.gumbel(size=(draws, len(scores)))).argmax(axis=1)
