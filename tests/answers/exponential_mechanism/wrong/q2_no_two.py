# The 2 of the denominator left out.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / sensitivity
    noise = rng.gumbel(size=(draws, len(scores)))
    return (scores + noise).argmax(axis=1).tolist()
