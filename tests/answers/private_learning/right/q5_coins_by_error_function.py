# The chance that 1 wins is computed, and a coin thrown.
def labels(votes, teachers, sigma, rng):
    def chance(v):
        return math.erfc(-(2 * v - teachers) / (2 * sigma)) / 2

    return tuple(1 if rng.random() < chance(v) else 0 for v in votes)
