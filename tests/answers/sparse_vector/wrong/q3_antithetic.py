# Every second noise is the negative of the one before, to save draws.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    first = 1 / (share * epsilon)
    second = 2 * answers / ((1 - share) * epsilon)
    limit = threshold + rng.laplace(scale=first)
    said, noise = [], 0
    for j, value in enumerate(values):
        noise = -noise if j % 2 else rng.laplace(scale=second)
        said.append(bool(value + noise >= limit))
        if sum(said) == answers:
            break
    return said
