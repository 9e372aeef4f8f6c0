# Returns utilities instead of places.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)

    places = (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
    return [utilities[a] for a in places]
