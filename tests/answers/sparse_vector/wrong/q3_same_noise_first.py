# The last question has the threshold's noise, scaled.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    z = rng.laplace()
    limit = threshold + z / (share * epsilon)
    s = 2 * answers / ((1 - share) * epsilon)
    out = []
    for i, v in enumerate(values):
        out.append(bool(v + (z if i == len(values) - 1 else rng.laplace()) * s >= limit))
        if sum(out) == answers:
            break
    return out
