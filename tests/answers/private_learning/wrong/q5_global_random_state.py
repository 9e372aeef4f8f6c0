# One of the two noises comes from numpy's global state, so the same seed of rng gives other labels. Input: 300 rows with a tie, twice with default_rng(1).
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    ones = v + rng.normal(scale=sigma, size=len(votes))
    zeros = teachers - v + np.random.normal(scale=sigma, size=len(votes))
    return (ones > zeros).astype(int)
