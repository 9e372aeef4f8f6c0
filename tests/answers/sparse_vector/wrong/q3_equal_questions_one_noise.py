# A question with the same value as one before it has the same noise again. Law: equal values, also when not next to each other, always get equal answers.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    scale = 2 * answers / ((1 - share) * epsilon)
    noisy = {}
    said = []
    for i, value in enumerate(values):
        if value not in noisy or i and values[i - 1] == value:
            noisy[value] = value + rng.laplace(scale=scale)
        said.append(bool(noisy[value] >= limit))
        if sum(said) == answers:
            break
    return said
