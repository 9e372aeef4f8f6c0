# Wrong for values = [40] * 20, threshold = 0, answers = 4: the session goes on to one above more, if four or more may be given.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) > answers or sum(said) == answers < 4:
            break
    return said
