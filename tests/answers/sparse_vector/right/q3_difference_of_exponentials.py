# Laplace noise as a difference of two exponential numbers; a generator yields the answers.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def noise(scale):
        return scale * (rng.exponential() - rng.exponential())

    def session():
        left = answers
        secret = noise(1 / (share * epsilon))
        for value in values:
            above = value - threshold + noise(2 * answers / ((1 - share) * epsilon)) >= secret
            yield bool(above)
            left -= above
            if not left:
                return

    return list(session())
