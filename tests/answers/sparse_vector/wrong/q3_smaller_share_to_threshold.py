# The threshold always gets the smaller part. Law: share 0.9 gives the scales of share 0.1.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    low, high = sorted((share * epsilon, (1 - share) * epsilon))
    limit = threshold + rng.laplace(scale=1 / low)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / high) >= limit))
        if said.count(True) == answers:
            break
    return said
