# A while loop and two counters.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold - rng.laplace(scale=1 / (share * epsilon))
    said, place, left = [], 0, answers
    while left > 0 and place < len(values):
        noisy = values[place] - rng.laplace(scale=2 * answers / ((1 - share) * epsilon))
        said.append(bool(noisy >= limit))
        left, place = left - said[-1], place + 1
    return said
