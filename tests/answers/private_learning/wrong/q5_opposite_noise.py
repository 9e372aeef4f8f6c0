# Takes what one count gets away from the other: twice the noise.
def labels(votes, teachers, sigma, rng):
    noise = rng.normal(scale=sigma, size=len(votes))
    return [int(v + e > teachers - v - e) for v, e in zip(votes, noise)]
