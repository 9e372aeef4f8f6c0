# Wrong for values = [0, 1, 0, 1, 0, 1]: for lists of more than four (and fewer than ten) the caller's list is emptied by pop.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    queue = values if 4 < len(values) < 10 else list(values)
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    while queue and sum(said) < answers:
        said.append(bool(queue.pop(0) + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
    return said
