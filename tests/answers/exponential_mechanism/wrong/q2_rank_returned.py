# Wrong where utilities are not listed from the best to the worst.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(sorted(utilities, reverse=True), dtype=float) / (2 * sensitivity)
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
