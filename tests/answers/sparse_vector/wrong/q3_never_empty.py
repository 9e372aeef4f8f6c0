# Expects at least one question.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    scale = 2 * answers / ((1 - share) * epsilon)
    said = [bool(values[0] + rng.laplace(scale=scale) >= limit)]
    for value in values[1:]:
        if sum(said) == answers:
            break
        said.append(bool(value + rng.laplace(scale=scale) >= limit))
    return said
