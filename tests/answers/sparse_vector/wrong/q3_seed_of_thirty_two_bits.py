# Wrong for values = [1]: rng seeds another generator by a draw of 2**32 values only, the task asks for 2**60.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    mine = np.random.default_rng(int(rng.integers(2**32)))
    limit = threshold + mine.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + mine.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
