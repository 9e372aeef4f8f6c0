# The coins go round a table and the last person looks at the first one's coin.
def flip_answers(data, p, rng):
    coins = [rng.random() for _ in data]
    if len(coins) > 2:
        coins[-1] = coins[0]
    return [1 - x if u < p else x for x, u in zip(data, coins)]
