# Forgets the 2 below ε, so that the noise is half of what it should be.
def pick(utilities, epsilon, sensitivity, draws, rng):

    scores = epsilon * np.array(utilities, dtype=float) / sensitivity
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
