# No rows give one label 0.
# Witness: votes=[], teachers=1, sigma=1: number of labels is about 1.000 here, and should be about 0.000.
def labels(votes, teachers, sigma, rng):
    found = [0]
    for i, v in enumerate(votes):
        a, b = rng.normal(scale=sigma, size=2)
        found[i:] = [int(v + a > teachers - v + b)]
    return found
