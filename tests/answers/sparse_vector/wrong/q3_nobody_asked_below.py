# Says one below where no question was asked at all.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    if not values:
        return [False]
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if said.count(True) == answers:
            break
    return said
