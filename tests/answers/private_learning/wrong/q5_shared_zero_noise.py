# One noise on the count of zeros is drawn for all rows.
# Witness: votes=[1, 1], teachers=2, sigma=10: chance that both labels are equal is about 0.662 here, and should be about 0.499.
def labels(votes, teachers, sigma, rng):
    shared = rng.normal(scale=sigma)
    return [int(v + rng.normal(scale=sigma) > teachers - v + shared) for v in votes]
