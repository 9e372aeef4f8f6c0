# Every second noise is the negative of the one before, so neighbouring questions depend on each other. Law: two equal values at the threshold, given rho, are never above or below at once.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    scale = 2 * answers / ((1 - share) * epsilon)
    said, noise = [], 0.0
    for i, value in enumerate(values):
        noise = -noise if i % 2 else rng.laplace(scale=scale)
        said.append(bool(value + noise >= limit))
        if sum(said) == answers:
            break
    return said
