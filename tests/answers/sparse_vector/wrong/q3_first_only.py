# Ends with the first above, however many may be given.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    scale = 2 * answers / ((1 - share) * epsilon)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=scale) >= limit))
        if said[-1]:
            break
    return said
