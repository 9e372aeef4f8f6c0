# Draws half of the picks and uses each twice.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)

    half = (scores + rng.gumbel(size=((draws + 1) // 2, len(scores)))).argmax(axis=1)
    return np.repeat(half, 2)[:draws]
