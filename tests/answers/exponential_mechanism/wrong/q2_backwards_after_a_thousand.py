# The second thousand is the first one backwards.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    first = (scores + rng.gumbel(size=(min(draws, 1000), len(scores)))).argmax(axis=1).tolist()
    return (first + first[::-1])[:draws]
