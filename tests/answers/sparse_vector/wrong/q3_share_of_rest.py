# Questions are given all of ε.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    out = []
    for v in values:
        out.append(bool(v + rng.laplace(scale=2 * answers / epsilon) >= limit))
        if sum(out) == answers:
            break
    return out
