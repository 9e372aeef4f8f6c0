# Each noise is used for two rows, the zeros of one and the ones of the next.
def labels(votes, teachers, sigma, rng):
    z = rng.normal(scale=sigma, size=len(votes) + 1)
    return [int(v + z[i] > teachers - v + z[i + 1]) for i, v in enumerate(votes)]
