# Wrong where utilities are not whole, e.g. [0.9, 0] with epsilon 10: cut to whole numbers.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=int) / (2 * sensitivity)
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
