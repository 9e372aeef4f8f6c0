# Noise below one vote is thought useless: sigma is raised to 1.
# Witness: votes=[5]*10, teachers=9, sigma=0.1: mean label is about 0.762 here, and should be about 1.000.
def labels(votes, teachers, sigma, rng):
    s = max(1.0, sigma)
    a = rng.normal(0, s, len(votes))
    b = rng.normal(0, s, len(votes))
    return [int(v + x > teachers - v + y) for v, x, y in zip(votes, a, b)]
