# Makes the noise for as many answers as there are questions at most, though the scales shall depend on answers alone.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    """The answers of one session: True for above, up to the last that may be given."""
    c = min(answers, len(values))
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        noise = rng.laplace(scale=2 * c / ((1 - share) * epsilon))
        said.append(bool(value + noise >= limit))
        if said.count(True) == c:
            break
    return said
