# Each pick is, one time in five, the one before.
def pick(utilities, epsilon, sensitivity, draws, rng):
    s = np.array(utilities) * epsilon / (2 * sensitivity)
    picks = (s + rng.gumbel(size=(draws, len(s)))).argmax(axis=1).tolist()
    for i in range(1, draws):
        if rng.random() < 0.2:
            picks[i] = picks[i - 1]
    return picks
