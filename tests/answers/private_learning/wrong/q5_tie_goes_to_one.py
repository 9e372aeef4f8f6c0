# A tie of the true counts goes to 1 without any noise.
# Witness: votes=[5]*10, teachers=10, sigma=1: mean label is about 1.000 here, and should be about 0.502.
def labels(votes, teachers, sigma, rng):
    ones = np.array(votes, dtype=float)
    gap = 2 * ones - teachers + rng.normal(scale=sigma * 2**0.5, size=len(votes))
    return np.where(2 * ones == teachers, 1, gap > 0).astype(int)
