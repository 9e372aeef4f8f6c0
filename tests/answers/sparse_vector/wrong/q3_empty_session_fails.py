# Wrong for values = []: the last answer is looked up where there is none.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if said.count(True) == answers:
            break
    assert said[-1] in (True, False)
    return said
