# Noise is clipped to 40, since values lie between 0 and 40.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    first = 1 / (share * epsilon)
    second = 2 * answers / ((1 - share) * epsilon)
    limit = threshold + np.clip(rng.laplace(scale=first), -40, 40)
    said = []
    for value in values:
        said.append(bool(value + np.clip(rng.laplace(scale=second), -40, 40) >= limit))
        if sum(said) == answers:
            break
    return said
