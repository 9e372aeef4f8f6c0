# Lets ε count as 5 at most: more noise than the proof needs.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    epsilon = min(epsilon, 5)
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if said.count(True) == answers:
            break
    return said
