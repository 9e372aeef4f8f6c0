# Right: biased coin.
def labels(votes, teachers, sigma, rng):
    coins = rng.random(len(votes))
    return [int(u < math.erfc((teachers - 2 * v) / (2 * float(sigma))) / 2) for u, v in zip(coins, votes)]
