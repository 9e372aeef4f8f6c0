# Tells the majority.
def labels(votes, teachers, sigma, rng):
    return [int(2 * v > teachers) for v in votes]
