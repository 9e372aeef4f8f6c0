# A sensitivity below 1 counts as 1. Input: [1, 0], epsilon 4, sensitivity 1/2.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array(utilities, dtype=float) * epsilon / (2 * max(sensitivity, 1))
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
