# Adds normal noise of the Gumbel distribution's variance.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)

    noise = rng.normal(scale=math.pi / math.sqrt(6), size=(draws, len(scores)))
    return (scores + noise).argmax(axis=1)
