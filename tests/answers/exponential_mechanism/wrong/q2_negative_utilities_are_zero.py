# Utilities below 0 are taken as 0. Input: [-1, -50].
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.maximum(np.array(utilities, dtype=float), 0) * epsilon / (2 * sensitivity)
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
