# Draws 64 noises for the questions and begins again with the first of them.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    s1 = 1 / (share * epsilon)
    s2 = 2 * answers / ((1 - share) * epsilon)
    limit = float(threshold) + rng.laplace(scale=float(s1))
    pool = rng.laplace(scale=float(s2), size=64)
    said = []
    for i, value in enumerate(values):
        said.append(bool(value + pool[i % 64] >= limit))
        if sum(said) == answers:
            break
    return said
