# Wrong for draws = 1: the best is picked outright.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    if draws == 1:
        return [int(scores.argmax())]
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
