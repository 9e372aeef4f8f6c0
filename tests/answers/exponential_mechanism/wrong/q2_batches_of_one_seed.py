# Draws in batches of a thousand, each with the same seed.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    seed, picks = int(rng.integers(2**32)), []
    while len(picks) < draws:
        noise = np.random.default_rng(seed).gumbel(size=(1000, len(scores)))
        picks += (scores + noise).argmax(axis=1).tolist()
    return picks[:draws]
