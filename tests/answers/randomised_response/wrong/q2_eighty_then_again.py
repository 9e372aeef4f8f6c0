# Coins after the eightieth are mirrored.
def flip_answers(data, p, rng):
    """Everybody's answer: each bit of `data`, flipped with probability p, with chance from `rng`."""
    coins = rng.random(80)
    coins = [*coins, *(1 - coins)]
    return [bit if coins[i] >= p else 1 - bit for i, bit in enumerate(data)]
