# Draws from a generator of its own, so that the seed of rng decides nothing.
def pick(utilities, epsilon, sensitivity, draws, rng):
    rng = np.random.default_rng()
    scores = np.array(utilities, dtype=float) * float(epsilon) / (2 * float(sensitivity))
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1).tolist()
