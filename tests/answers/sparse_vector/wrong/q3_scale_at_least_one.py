# No scale is allowed below 1, "the sensitivity". Law: epsilon 100 has noise that is far too large.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    first = max(1.0, 1 / (share * epsilon))
    second = max(1.0, 2 * answers / ((1 - share) * epsilon))
    limit = threshold + rng.laplace(0, first)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(0, second) >= limit))
        if sum(said) == answers:
            break
    return said
