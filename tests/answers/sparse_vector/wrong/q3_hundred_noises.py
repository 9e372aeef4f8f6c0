# 100 noises are drawn beforehand, and zip drops all questions after them. Input: 150 values far below the threshold.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    noises = rng.laplace(scale=2 * answers / ((1 - share) * epsilon), size=100)
    said, yes = [], 0
    for value, noise in zip(values, noises):
        above = bool(value + noise >= limit)
        said.append(above)
        yes += above
        if yes == answers:
            break
    return said
