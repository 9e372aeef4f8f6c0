# Cuts all noise off at 50 to either side.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    s1 = 1 / (float(share) * epsilon)
    s2 = 2 * answers / ((1 - float(share)) * epsilon)

    def noise(scale):
        return min(50.0, max(-50.0, rng.laplace(scale=float(scale))))

    limit = threshold + noise(s1)
    said = []
    for value in values:
        said.append(value + noise(s2) >= limit)
        if sum(said) == answers:
            break
    return said
