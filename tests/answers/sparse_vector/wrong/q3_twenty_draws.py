# Draws twenty noises in all and goes round in them, so that with twenty questions the last has the noise of the threshold, rescaled.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    """The answers of one session: True for above, up to the last that may be given."""
    draws = itertools.cycle(rng.laplace(size=20))
    limit = threshold + next(draws) / (share * epsilon)
    said = []
    for value in values:
        said.append(bool(value + next(draws) * 2 * answers / ((1 - share) * epsilon) >= limit))
        if sum(said) == answers:
            break
    return said
