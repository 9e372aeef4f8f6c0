# All noise drawn at once, cut after the last above; an array
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    noise = (
        rng.laplace(size=len(values) + 1)
        * np.array([1 / share] + [2 * answers / (1 - share)] * len(values))
        / float(epsilon)
    )
    said = np.array(values, dtype=float) + noise[1:] >= threshold + noise[0]
    ends = np.flatnonzero(np.cumsum(said) == answers)
    return said[: ends[0] + 1] if len(ends) else said
