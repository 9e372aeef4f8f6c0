# The threshold always gets the smaller of the two shares.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    share = min(share, 1 - share)
    first = 1 / (share * epsilon)
    second = 2 * answers / ((1 - share) * epsilon)
    limit = threshold + rng.laplace(scale=first)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=second) >= limit))
        if sum(said) == answers:
            break
    return said
