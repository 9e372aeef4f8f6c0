# A generator of its own is seeded by one of 64 numbers: only 64 different sessions can come.
# Witness: values=[0]*40, threshold=0, epsilon=1, share=0.9, answers=50: share of distinct sessions among 4000 (out of 2^40 possible) is about 0.016 here, and should be about 1.000.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    own = np.random.default_rng(int(rng.integers(64)))
    limit = threshold + own.laplace(scale=1 / (share * epsilon))
    second = 2 * answers / ((1 - share) * epsilon)
    said = []
    for value in values:
        said.append(bool(value + own.laplace(scale=second) >= limit))
        if sum(said) == answers:
            break
    return said
