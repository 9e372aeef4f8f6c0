# Counts are kept as 16-bit integers, which wrap for more than 32767 votes. Input: votes [40000] of 40001, sigma 1: the label is 0.
def labels(votes, teachers, sigma, rng):
    ones = np.array(votes, dtype=np.int64).astype(np.int16)
    zeros = (teachers - np.array(votes, dtype=np.int64)).astype(np.int16)
    noise = rng.normal(scale=sigma, size=(2, len(votes)))
    return (ones + noise[0] > zeros + noise[1]).astype(int)
