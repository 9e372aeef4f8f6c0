# The noisy counts are written into the caller's list of votes. Input: [60], 100, 15.0.
def labels(votes, teachers, sigma, rng):
    zeros = [teachers - v for v in votes]
    for i in range(len(votes)):
        votes[i] += rng.normal(scale=sigma)
        zeros[i] += rng.normal(scale=sigma)
    return [int(a > b) for a, b in zip(votes, zeros)]
