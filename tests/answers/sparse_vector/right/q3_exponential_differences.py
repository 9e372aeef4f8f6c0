# Laplace noise as a difference of two exponential ones; a generator gives the answers.
def _laplace(scale, rng):
    return scale * (rng.exponential() - rng.exponential())


def _session(values, limit, scale, left, rng):
    for value in values:
        above = value + _laplace(scale, rng) >= limit
        yield above
        left -= above
        if left == 0:
            return


def sparse_vector(values, threshold, epsilon, share, answers, rng):
    first = epsilon * share
    second = epsilon - first
    limit = threshold + _laplace(1 / first, rng)
    return tuple(_session(values, limit, 2 * answers / second, answers, rng))
