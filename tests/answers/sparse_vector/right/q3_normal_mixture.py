# A Laplace noise is a normal one with an exponential variance.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def noise(scale):
        return scale * math.sqrt(2 * rng.standard_exponential()) * rng.standard_normal()

    s1 = 1.0 / float(share * epsilon)
    s2 = 2.0 * answers / float(epsilon - share * epsilon)
    said, i = [], 0
    limit = threshold + noise(s1)
    while i < len(values) and sum(said) < answers:
        said += [bool(values[i] + noise(s2) >= limit)]
        i += 1
    return said
