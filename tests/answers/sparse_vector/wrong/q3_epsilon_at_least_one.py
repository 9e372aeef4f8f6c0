# Takes an epsilon below 1 for 1, so that epsilon = 1/2 gets half of the noise that is needed.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    """The answers of one session: True for above, up to the last that may be given."""
    epsilon = max(1, epsilon)
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
