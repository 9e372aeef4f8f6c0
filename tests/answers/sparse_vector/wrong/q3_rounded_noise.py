# Noise is rounded to whole numbers like the values, so that ties are likely.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    first = 1 / (share * epsilon)
    second = 2 * answers / ((1 - share) * epsilon)
    limit = threshold + round(rng.laplace(scale=first))
    said = []
    for value in values:
        said.append(bool(value + round(rng.laplace(scale=second)) >= limit))
        if sum(said) == answers:
            break
    return said
