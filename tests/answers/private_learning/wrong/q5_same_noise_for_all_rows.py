# One pair of noises serves all rows. Law: votes [50, 50] of 100: both labels are always the same.
def labels(votes, teachers, sigma, rng):
    zero_noise, one_noise = rng.normal(scale=sigma, size=2)
    return [int(v + one_noise > teachers - v + zero_noise) for v in votes]
