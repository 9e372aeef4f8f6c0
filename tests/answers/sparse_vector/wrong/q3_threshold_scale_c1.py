# Above ten answers the threshold's noise is doubled.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    s1 = 1 / (share * epsilon)
    if answers > 10:
        s1 *= 2
    limit = threshold + rng.laplace(scale=s1)
    out = []
    for v in values:
        out.append(bool(v + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(out) == answers:
            break
    return out
