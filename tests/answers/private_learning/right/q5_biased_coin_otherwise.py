# A coin with exactly the chance that 1 wins.
def labels(votes, teachers, sigma, rng):
    chance = [math.erfc((teachers - 2 * v) / (2 * float(sigma))) / 2 for v in votes]
    return [1 if rng.random() < p else 0 for p in chance]
