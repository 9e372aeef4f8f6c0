# Draws the noise of the count for 0 once for all rows: right marginals, dependent rows.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes)
    ones = v + rng.normal(scale=sigma, size=len(votes))
    zeros = teachers - v + rng.normal(scale=sigma)
    return (ones > zeros).astype(int)
