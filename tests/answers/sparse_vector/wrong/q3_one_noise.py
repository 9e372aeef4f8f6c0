# Draws one noise for all questions.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    noise = rng.laplace(scale=2 * answers / ((1 - share) * epsilon))
    said = []
    for value in values:
        said.append(bool(value + noise >= limit))
        if sum(said) == answers:
            break
    return said
