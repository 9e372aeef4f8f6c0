# The noise on a question gets smaller with each above that was given.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    out = []
    for v in values:
        left = answers - sum(out)
        out.append(bool(v + rng.laplace(scale=2 * left / ((1 - share) * epsilon)) >= limit))
        if sum(out) == answers:
            break
    return out
