# A fresh generator is seeded with one of 20 seeds: calls repeat each other.
def pick(utilities, epsilon, sensitivity, draws, rng):
    own = np.random.default_rng(int(rng.integers(20)))
    s = epsilon * np.array(utilities, float) / (2 * sensitivity)
    return (s + own.gumbel(size=(draws, len(s)))).argmax(axis=1).tolist()
