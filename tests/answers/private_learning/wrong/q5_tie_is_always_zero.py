# Where as many vote for 1 as for 0, the label is always 0. Law: votes [5] of 10: it must be a fair coin.
def labels(votes, teachers, sigma, rng):
    ones = np.array(votes, dtype=float)
    zeros = teachers - ones
    tied = ones == zeros
    won = ones + rng.normal(scale=sigma, size=ones.size) > zeros + rng.normal(
        scale=sigma, size=ones.size
    )
    return np.where(tied, 0, won).astype(int)
