# A coin with the probability of winning.
def labels(votes, teachers, sigma, rng):
    def wins(v):
        return (1 + math.erf((2 * v - teachers) / (2 * sigma))) / 2

    return [int(rng.random() < wins(v)) for v in votes]
