# Row i uses noises i and i+1, so neighbouring rows share one. Law: votes [50, 50] of 100: the labels differ with probability 2/3 in place of 1/2.
def labels(votes, teachers, sigma, rng):
    noise = rng.normal(scale=sigma, size=len(votes) + 1)
    return [int(v + noise[i] > teachers - v + noise[i + 1]) for i, v in enumerate(votes)]
