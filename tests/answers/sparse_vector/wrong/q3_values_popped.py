# The questions are popped off the caller's list. Input: any list that is not empty.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    while values and sum(said) < answers:
        noisy = values.pop(0) + rng.laplace(scale=2 * answers / ((1 - share) * epsilon))
        said.append(bool(noisy >= limit))
    return said
