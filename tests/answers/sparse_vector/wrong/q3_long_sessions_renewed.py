# Draws the secret noise anew after 25 questions, so that it does not get stale.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    s1 = 1 / (share * epsilon)
    s2 = 2 * answers / ((1 - share) * epsilon)
    said = []
    for i, value in enumerate(values):
        if i % 25 == 0:
            limit = float(threshold) + rng.laplace(scale=float(s1))
        said.append(bool(value + rng.laplace(scale=float(s2)) >= limit))
        if sum(said) == answers:
            break
    return said
