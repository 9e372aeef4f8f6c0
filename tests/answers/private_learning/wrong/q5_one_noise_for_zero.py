# Draws the noise of the count for 0 once for all rows.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    ones = v + rng.normal(scale=sigma, size=len(v))
    zeros = teachers - v + rng.normal(scale=sigma)
    return (ones > zeros).astype(int)
