# Makes two generators of the same seed, so that the first question has the noise of the threshold, scaled.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    s1 = 1 / (share * epsilon)
    s2 = 2 * answers / ((1 - share) * epsilon)
    seed = int(rng.integers(2**62))
    limit = float(threshold) + np.random.default_rng(seed).laplace(scale=float(s1))
    own = np.random.default_rng(seed)
    said = []
    for value in values:
        said.append(bool(value + own.laplace(scale=float(s2)) >= limit))
        if sum(said) == answers:
            break
    return said
