# Takes utilities for counts: what is below 0 counts as 0.
def pick(utilities, epsilon, sensitivity, draws, rng):
    s = np.array([epsilon * max(u, 0) / (2 * sensitivity) for u in utilities])
    return (s + rng.gumbel(size=(draws, len(s)))).argmax(axis=1).tolist()
