# Draws from numpy's global generator, so that the same seed of rng does not give the same labels.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    noise = np.random.normal(scale=sigma, size=(2, len(votes)))
    return (v + noise[0] > teachers - v + noise[1]).astype(int)
