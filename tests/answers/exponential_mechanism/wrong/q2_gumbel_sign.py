# The mirror image of the Gumbel distribution: wrong for three or more candidates.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = -rng.gumbel(size=(draws, len(scores)))
    return (scores + noise).argmax(axis=1).tolist()
