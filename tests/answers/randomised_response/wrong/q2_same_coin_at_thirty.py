# Persons 30 apart share a coin.
def flip_answers(data, p, rng):
    """Everybody's answer: each bit of `data`, flipped with probability p, with chance from `rng`."""
    coins = rng.random(30)
    return [bit if coins[i % 30] >= p else 1 - bit for i, bit in enumerate(data)]
