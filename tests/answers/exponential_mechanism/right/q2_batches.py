# Draws in batches of a hundred, each with fresh noise.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    picks = []
    while len(picks) < draws:
        noise = rng.gumbel(size=(min(100, draws - len(picks)), len(scores)))
        picks.extend(int(i) for i in (scores + noise).argmax(axis=1))
    return picks
