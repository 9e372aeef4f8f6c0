# Puts noise on the votes for 1 only.
def labels(votes, teachers, sigma, rng):
    ones = np.array(votes) + rng.normal(scale=sigma, size=len(votes))
    return [int(v) for v in ones > teachers - np.array(votes)]
