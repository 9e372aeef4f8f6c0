# Draws the noise once and uses it for all picks.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)

    return [int((scores + rng.gumbel(size=len(scores))).argmax())] * draws
