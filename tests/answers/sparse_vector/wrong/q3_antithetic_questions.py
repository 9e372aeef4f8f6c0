# Every second question gets the negative of the noise before it. Law: [0, 0], threshold 0, answers = 2: two noises never both large. Marginals are right.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said, noise = [], 0.0
    for i, value in enumerate(values):
        noise = -noise if i % 2 else rng.laplace(scale=2 * answers / ((1 - share) * epsilon))
        said.append(bool(value + noise >= limit))
        if sum(said) == answers:
            break
    return said
