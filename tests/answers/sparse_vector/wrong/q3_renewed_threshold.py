# The threshold gets fresh noise after each above.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    first = 1 / (share * epsilon)
    second = 2 * answers / ((1 - share) * epsilon)
    limit = threshold + rng.laplace(scale=first)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=second) >= limit))
        if said[-1]:
            limit = threshold + rng.laplace(scale=first)
        if sum(said) == answers:
            break
    return said
