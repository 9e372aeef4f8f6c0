# Draws the threshold after the questions: chance does not mind.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    noisy = [v + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) for v in values]
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in noisy:
        said.append(value >= limit)
        if sum(said) == answers:
            break
    return said
