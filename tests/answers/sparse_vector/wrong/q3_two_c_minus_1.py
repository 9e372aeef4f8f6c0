# Each question is shifted by 1, and one of them by 2: c + 1 in place of 2c.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    out = []
    for v in values:
        out.append(bool(v + rng.laplace(scale=(answers + 1) / ((1 - share) * epsilon)) >= limit))
        if sum(out) == answers:
            break
    return out
