# More than 200 people: person i and person i + 200 share a coin.
def flip_answers(data, p, rng):
    coins = rng.random(200)
    return [1 - bit if coins[i % 200] < p else bit for i, bit in enumerate(data)]
