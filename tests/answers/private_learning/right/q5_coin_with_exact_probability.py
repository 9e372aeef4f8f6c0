# The label is 1 with probability Phi(gap / (sigma sqrt 2)), so a coin of this probability is thrown for each row.
def labels(votes, teachers, sigma, rng):
    coins = rng.random(len(votes))
    chances = [math.erfc((teachers - 2 * v) / (2 * sigma)) / 2 for v in votes]
    return [1 if u < p else 0 for u, p in zip(coins, chances)]
