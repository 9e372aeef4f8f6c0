# Wrong for values = [0], threshold = 40, epsilon = 1/2, share = 1/10: the noisy threshold is kept between 0 and 40, as thresholds are.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    if threshold > 10:
        limit = min(40, max(0, limit))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
