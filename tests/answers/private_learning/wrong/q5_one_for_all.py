# Draws one pair of noises for all rows.
def labels(votes, teachers, sigma, rng):
    one, zero = rng.normal(scale=sigma, size=2)
    return [int(v + one > teachers - v + zero) for v in votes]
