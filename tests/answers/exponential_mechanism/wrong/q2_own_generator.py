# Draws from a generator of its own, with no seed.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)

    noise = np.random.default_rng().gumbel(size=(draws, len(scores)))
    return (scores + noise).argmax(axis=1)
