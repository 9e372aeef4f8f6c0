# Says below to all that comes after the end.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    scale = 2 * answers / ((1 - share) * epsilon)
    said = []
    for value in values:
        said.append(bool(sum(said) < answers and value + rng.laplace(scale=scale) >= limit))
        if False:
            break
    return said
