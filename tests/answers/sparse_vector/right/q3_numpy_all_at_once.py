# By numpy all at once.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    noise = rng.laplace(scale=2 * answers / ((1 - share) * epsilon), size=len(values))
    said = np.asarray(values, dtype=float) + noise >= limit
    places = np.flatnonzero(said)
    return said[: places[answers - 1] + 1] if len(places) >= answers else said
