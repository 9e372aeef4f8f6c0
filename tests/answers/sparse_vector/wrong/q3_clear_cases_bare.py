# Answers without noise where a value is more than 20 from the threshold.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    rho = rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        noise = rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) - rho
        said.append(bool(value + (noise if abs(value - threshold) <= 20 else 0) >= threshold))
        if said.count(True) == answers:
            break
    return said
