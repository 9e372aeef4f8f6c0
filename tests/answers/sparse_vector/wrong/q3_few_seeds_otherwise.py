# All noise comes from a generator of its own with one of 256 seeds drawn from rng.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    rng = np.random.default_rng(rng.integers(256))
    first = 1 / (share * epsilon)
    second = 2 * answers / ((1 - share) * epsilon)
    limit = threshold + rng.laplace(scale=first)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=second) >= limit))
        if sum(said) == answers:
            break
    return said
