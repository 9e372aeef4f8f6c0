# All noises at once, then cut after the last above; an array of bools.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    first = 1.0 / (share * epsilon)
    second = 2.0 * answers / ((1.0 - share) * epsilon)
    nu = rng.laplace(0.0, second, size=len(values))
    above = np.array(values, dtype=float) + nu >= threshold + rng.laplace(0.0, first)
    ends = np.flatnonzero(above)
    return above[: ends[answers - 1] + 1] if len(ends) >= answers else above
