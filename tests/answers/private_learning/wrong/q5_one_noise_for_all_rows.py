# One noise for each of the two counts is drawn and used for all rows, so that rows depend on each other. Input: [5, 5, 5], 10, 1: the labels are always alike.
def labels(votes, teachers, sigma, rng):
    noise_zero, noise_one = rng.normal(scale=sigma, size=2)
    return [int(v + noise_one > teachers - v + noise_zero) for v in votes]
