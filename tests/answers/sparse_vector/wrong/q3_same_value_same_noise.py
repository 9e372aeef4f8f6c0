# Equal values get the same noise, to be consistent.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    first = 1 / (share * epsilon)
    second = 2 * answers / ((1 - share) * epsilon)
    limit = threshold + rng.laplace(scale=first)
    said, noisy = [], {}
    for value in values:
        if value not in noisy:
            noisy[value] = value + rng.laplace(scale=second)
        said.append(bool(noisy[value] >= limit))
        if sum(said) == answers:
            break
    return said
