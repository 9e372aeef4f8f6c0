# Fresh noise on both counts of each row, compared row by row.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    ones = v + rng.normal(scale=sigma, size=len(votes))
    zeros = (teachers - v) + rng.normal(scale=sigma, size=len(votes))
    return (ones > zeros).astype(int)
