# Tosses 200 coins at most and begins again with the first of them for longer lists.
def flip_answers(data, p, rng):
    coins = rng.random(min(len(data), 200))
    return [1 - x if coins[i % len(coins)] < p else x for i, x in enumerate(data)]
