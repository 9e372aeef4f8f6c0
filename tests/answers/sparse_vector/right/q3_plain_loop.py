# One draw for the threshold, one for each question, until the last above.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    """The answers of one session: True for above, up to the last that may be given."""
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    scale = 2 * answers / ((1 - share) * epsilon)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=scale) >= limit))
        if sum(said) == answers:
            break
    return said
