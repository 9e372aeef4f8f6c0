# Uses the noise of every second question twice.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    scale = 2 * answers / ((1 - share) * epsilon)
    said, noise = [], 0
    for i, value in enumerate(values):
        noise = noise if i % 2 else rng.laplace(scale=scale)
        said.append(bool(value + noise >= limit))
        if sum(said) == answers:
            break
    return said
