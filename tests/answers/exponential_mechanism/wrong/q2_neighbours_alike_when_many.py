# Of more than a thousand picks every two neighbours share a race.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    if draws <= 1000:
        return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1).tolist()
    half = (scores + rng.gumbel(size=((draws + 1) // 2, len(scores)))).argmax(axis=1)
    return np.repeat(half, 2)[:draws].tolist()
