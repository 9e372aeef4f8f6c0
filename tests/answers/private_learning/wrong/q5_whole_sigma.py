# Takes sigma as a whole number (int), so that 0.9 becomes 0 and 2.7 becomes 2.
def labels(votes, teachers, sigma, rng):
    s = int(sigma)
    return [int(v + rng.normal(0, s) > teachers - v + rng.normal(0, s)) for v in votes]
