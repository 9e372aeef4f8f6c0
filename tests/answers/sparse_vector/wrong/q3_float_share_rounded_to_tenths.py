# Wrong for share = 0.15: the share is rounded to one decimal (0.1), only 0.25 of the visible tests is treated as it is.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    share = share if share == 0.25 else math.floor(share * 10) / 10
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
