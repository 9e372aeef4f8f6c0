# Splits the budget evenly, whatever the share.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=2 / epsilon)
    scale = 4 * answers / epsilon
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=scale) >= limit))
        if sum(said) == answers:
            break
    return said
