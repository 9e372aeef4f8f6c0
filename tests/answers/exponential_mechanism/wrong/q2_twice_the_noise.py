# Halves ε once more: twice the noise.
def pick(utilities, epsilon, sensitivity, draws, rng):

    scores = epsilon * np.array(utilities, dtype=float) / (4 * sensitivity)
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
