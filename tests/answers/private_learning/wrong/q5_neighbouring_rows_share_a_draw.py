# N + 1 draws in a chain, each used for the 1s of a row and for the 0s of the next. Input: [5, 5], 10, 1: both are 1 with probability 1/6, not 1/4.
def labels(votes, teachers, sigma, rng):
    chain = rng.normal(scale=sigma, size=len(votes) + 1)
    return [int(v + chain[i] > teachers - v + chain[i + 1]) for i, v in enumerate(votes)]
