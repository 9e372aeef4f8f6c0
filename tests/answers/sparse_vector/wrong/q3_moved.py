# The threshold rises by a half after each above.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    out = []
    for v in values:
        out.append(bool(v + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(out) == answers:
            break
        if out and out[-1]:
            limit += 0.5
    return out
