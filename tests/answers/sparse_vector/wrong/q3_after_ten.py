# After ten questions the secret noise is drawn anew.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    s = 2 * answers / ((1 - share) * epsilon)
    out = []
    for i, v in enumerate(values):
        if i == 10:
            limit = threshold + rng.laplace(scale=1 / (share * epsilon))
        out.append(bool(v + rng.laplace(scale=s) >= limit))
        if sum(out) == answers:
            break
    return out
