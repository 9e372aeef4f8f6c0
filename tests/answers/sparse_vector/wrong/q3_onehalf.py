# The threshold's noise is half as large again as it should be.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1.5 / (share * epsilon))
    s = 2 * answers / ((1 - share) * epsilon)
    out = []
    for i, v in enumerate(values):
        out.append(bool(v + rng.laplace(scale=s) >= limit))
        if sum(out) == answers:
            break
    return out
