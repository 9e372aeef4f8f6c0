# The larger part of ε always goes to the questions. Law: share = 0.9, values near the threshold.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    share = min(share, 1 - share)
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
