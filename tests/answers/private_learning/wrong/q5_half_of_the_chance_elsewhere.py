# The noise of the 0s comes from a generator of its own, so the same seed gives different labels. Input: 50 rows of 5, 10, 1, twice with default_rng(1).
def labels(votes, teachers, sigma, rng):
    other = np.random.default_rng()
    return [int(v + rng.normal(0, sigma) > teachers - v + other.normal(0, sigma)) for v in votes]
