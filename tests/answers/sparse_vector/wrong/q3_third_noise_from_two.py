# Each third question has the sum of the uniform numbers of the two before it, modulo 1: pairs of noises are independent, triples are not.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    """The answers of one session: True for above, up to the last that may be given."""

    def laplace(u, scale):
        u = min(max(u, 1e-15), 1 - 1e-15)
        return scale * (math.log(2 * u) if u < 0.5 else -math.log(2 * (1 - u)))

    limit = threshold + laplace(rng.random(), 1 / (share * epsilon))
    scale = 2 * answers / ((1 - share) * epsilon)
    said, used = [], []
    for i, value in enumerate(values):
        used.append((used[-1] + used[-2]) % 1 if i % 3 == 2 else rng.random())
        said.append(value + laplace(used[-1], scale) >= limit)
        if sum(said) == answers:
            break
    return said
