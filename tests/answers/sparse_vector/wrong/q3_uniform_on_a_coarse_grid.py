# Makes Laplace noise from a uniform number with two places after the point, so that noise above 3.92 scales never comes and outcomes are impossible on one of two neighbours.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    """The answers of one session: True for above, up to the last that may be given."""

    def laplace(scale):
        u = int(rng.integers(1, 100)) / 100
        return scale * math.log(2 * u) if u < 0.5 else -scale * math.log(2 * (1 - u))

    limit = threshold + laplace(1 / (share * epsilon))
    said = []
    for value in values:
        said.append(value + laplace(2 * answers / ((1 - share) * epsilon)) >= limit)
        if said.count(True) == answers:
            break
    return said
