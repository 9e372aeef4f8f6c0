# Laplace noise as the difference of two exponential ones; the unit is Δ.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def noise(scale):
        return float(scale) * (rng.exponential() - rng.exponential())

    epsilon, share = float(epsilon), float(share)
    limit = float(threshold) + noise(1 / (epsilon * share))
    said = []
    for value in values:
        said.append(float(value) + noise(2 * answers / (epsilon * (1 - share))) >= limit)
        if said.count(True) == answers:
            break
    return said
