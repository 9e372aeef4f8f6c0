# Gives all candidates of a race the same noise.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)

    return (scores + rng.gumbel(size=(draws, 1))).argmax(axis=1)
