# Each label is a coin that shows 1 with the normal distribution function of the gap over sigma root 2, which is the same law.
def labels(votes, teachers, sigma, rng):
    def chance(v):
        return math.erfc(-(2 * v - teachers) / (2 * sigma)) / 2

    return [int(rng.random() < chance(v)) for v in votes]
