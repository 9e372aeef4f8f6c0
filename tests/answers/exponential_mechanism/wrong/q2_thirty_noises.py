# Thirty noises a race are drawn, and candidate j + 30 uses that of candidate j.
# Witness: pick([0] * 60, 1, 1, 3000, rng): candidates 30 to 59 are never picked; right: half of the picks.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.gumbel(size=(draws, 30))
    return (scores + np.hstack([noise, noise])[:, : len(scores)]).argmax(axis=1)
