# The noise is rounded to quarters, and of tied scores the first wins.
# Witness: pick([0] * 60, 1, 1, 3000, rng): the first 30 candidates together have probability 0.529; right: 1/2.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = [epsilon * u / (2 * sensitivity) for u in utilities]
    noise = np.round(4 * rng.gumbel(size=(draws, len(scores)))) / 4
    return (scores + noise).argmax(axis=1).tolist()
