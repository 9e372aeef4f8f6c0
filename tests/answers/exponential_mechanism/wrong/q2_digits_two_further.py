# Every second pick is made from the same number as the one before, from two digits further on.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    k = len(scores)
    fresh = lambda n: (scores + rng.gumbel(size=(n, k))).argmax(axis=1)

    c = np.exp(scores - scores.max()).cumsum(); c /= c[-1]
    u = rng.random((draws + 1) // 2); v = np.stack([u, 100 * u % 1], 1).ravel()[:draws]
    return np.minimum(np.searchsorted(c, v, side='right'), k - 1).tolist()
