# Gives the threshold the smaller of the two shares, whatever was asked.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    w = min(share, 1 - share)
    limit = threshold + rng.laplace(scale=1 / (w * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - w) * epsilon)) >= limit))
        if said.count(True) == answers:
            break
    return said
