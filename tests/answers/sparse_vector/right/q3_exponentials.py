# Laplace noise as a difference of exponentials, and a tuple of 0 and 1.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def noise(scale):
        return scale * (rng.exponential() - rng.exponential())

    secret = noise(1 / (share * epsilon))
    said = ()
    for value in values:
        above = value - threshold - secret + noise(2 * answers / (epsilon - share * epsilon)) >= 0
        said += (int(above),)
        if said.count(1) >= answers:
            return said
    return said
