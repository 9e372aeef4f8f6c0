# Compares arrays, and cuts where the count is full.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    values = np.asarray(values, dtype=float)
    rho = rng.laplace(scale=1 / share / epsilon)
    above = (
        values + rng.laplace(scale=2 * answers / (1 - share) / epsilon, size=values.size)
        >= threshold + rho
    )
    ends = np.flatnonzero(np.cumsum(above) == answers)
    return above[: ends[0] + 1] if ends.size else above
