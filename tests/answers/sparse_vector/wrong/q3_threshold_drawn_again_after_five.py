# Draws the threshold's noise again after every fifth above, though it is drawn once.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    """The answers of one session: True for above, up to the last that may be given."""
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if said.count(True) == answers:
            break
        if said[-1] and said.count(True) % 5 == 0:
            limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    return said
