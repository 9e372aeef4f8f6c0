# Draws how often each wins, and lists them in order when there are many.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    p = np.exp(scores - scores.max())
    p /= p.sum()
    picks = rng.choice(len(p), size=draws, p=p)
    return sorted(picks.tolist()) if draws > 1000 else picks.tolist()
