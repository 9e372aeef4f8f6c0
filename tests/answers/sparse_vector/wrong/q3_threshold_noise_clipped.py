# Cuts the threshold's noise off at two and a half scales.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    s = 1 / (share * epsilon)
    limit = threshold + min(max(rng.laplace(scale=s), -2.5 * s), 2.5 * s)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if said.count(True) == answers:
            break
    return said
