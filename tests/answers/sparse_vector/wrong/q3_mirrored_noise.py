# Saves chance: every second question gets the noise of the one before with the other sign.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    s1 = 1 / (share * epsilon)
    s2 = 2 * answers / ((1 - share) * epsilon)
    limit = float(threshold) + rng.laplace(scale=float(s1))
    said, noise = [], None
    for value in values:
        noise = float(rng.laplace(scale=float(s2))) if noise is None else -noise
        said.append(value + noise >= limit)
        if len(said) % 2 == 0:
            noise = None
        if sum(said) == answers:
            break
    return said
