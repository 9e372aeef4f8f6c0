# The race of the example, one row for each draw.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array([float(u) for u in utilities]) * float(epsilon) / (2 * float(sensitivity))
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
