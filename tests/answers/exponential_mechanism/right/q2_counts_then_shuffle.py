# Multinomial counts of all draws, put in a random order.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array([float(epsilon) * float(u) / (2 * float(sensitivity)) for u in utilities])
    chances = np.exp(scores - scores.max())
    counts = rng.multinomial(draws, chances / chances.sum())
    picks = np.repeat(np.arange(len(scores)), counts)
    rng.shuffle(picks)
    return picks.tolist()
