# Adds one noise to the count of 1 and takes the same from that of 0: the difference has the spread 2σ.
def labels(votes, teachers, sigma, rng):
    noise = rng.normal(scale=sigma, size=len(votes))
    return [int(v + x > teachers - v - x) for v, x in zip(votes, noise)]
