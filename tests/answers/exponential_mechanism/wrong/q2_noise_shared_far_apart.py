# Wrong for more than 32 candidates.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.gumbel(size=(draws, 32))
    return (scores + np.hstack([noise, noise])[:, : len(scores)]).argmax(axis=1)
