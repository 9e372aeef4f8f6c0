# The second half of the picks mirrors the noise of the first half, so they are not independent.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    u = rng.random(size=((draws + 1) // 2, len(scores)))
    u = np.vstack([u, 1 - u])[:draws]
    return (scores - np.log(-np.log(u))).argmax(axis=1)
