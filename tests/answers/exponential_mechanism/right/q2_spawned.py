# A generator of its own for each candidate, spawned.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = [epsilon * u / (2 * sensitivity) for u in utilities]
    children = rng.spawn(len(scores))
    noisy = [score + child.gumbel(size=draws) for score, child in zip(scores, children)]
    return np.argmax(noisy, axis=0)
