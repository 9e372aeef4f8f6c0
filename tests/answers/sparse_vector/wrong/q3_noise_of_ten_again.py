# Draws ten noises beforehand and uses them again from the eleventh question on.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    noise = rng.laplace(scale=2 * answers / ((1 - share) * epsilon), size=10)
    said = []
    for i, value in enumerate(values):
        said.append(bool(value + noise[i % 10] >= limit))
        if said.count(True) == answers:
            break
    return said
