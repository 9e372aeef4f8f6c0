# By two arrays.
def labels(votes, teachers, sigma, rng):
    ones = np.array(votes) + rng.normal(scale=sigma, size=len(votes))
    zeros = teachers - np.array(votes) + rng.normal(scale=sigma, size=len(votes))
    return (ones > zeros).astype(int)
