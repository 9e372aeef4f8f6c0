# Utilities are made whole numbers. Input: [0.9, 0], epsilon 10, sensitivity 1/2.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array([int(u) for u in utilities]) * epsilon / (2 * sensitivity)
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
