# Wrong for the floats [0.5, 0.25, 0], 3, 1/2: the utilities are put into an array of whole numbers.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array(utilities, dtype=int) * (epsilon / (2 * sensitivity))
    return [int(row.argmax()) for row in scores + rng.gumbel(size=(draws, len(scores)))]
