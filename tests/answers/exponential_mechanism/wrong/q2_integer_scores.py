# Utilities that are not whole are cut off.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=int) / (2 * sensitivity)
    noise = rng.gumbel(size=(draws, len(scores)))
    return (scores + noise).argmax(axis=1).tolist()
