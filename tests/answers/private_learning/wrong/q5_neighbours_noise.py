# Uses the noise of the row before, reversed to the count of 0, to save draws (n + 1 draws for n rows).
def labels(votes, teachers, sigma, rng):
    noise = rng.normal(scale=sigma, size=len(votes) + 1)
    return [int(v + noise[i + 1] > teachers - v + noise[i]) for i, v in enumerate(votes)]
