# Puts uniform numbers through the inverse distribution function.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def noise(scale):
        u = rng.random() - 0.5
        return -scale * math.copysign(math.log1p(-2 * abs(u)), u)

    limit = threshold + noise(1 / (share * epsilon))
    said = []
    for value in values:
        if sum(said) < answers:
            said.append(value + noise(2 * answers / ((1 - share) * epsilon)) > limit)
    return said
