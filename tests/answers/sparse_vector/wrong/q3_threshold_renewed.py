# Draws the secret noise on the threshold anew after each above.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    s1 = 1 / (share * epsilon)
    s2 = 2 * answers / ((1 - share) * epsilon)
    limit = float(threshold) + rng.laplace(scale=float(s1))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=float(s2)) >= limit))
        if said[-1]:
            limit = float(threshold) + rng.laplace(scale=float(s1))
        if sum(said) == answers:
            break
    return said
