# Coins of 8 bits only, p is rounded up to 1/256ths. Law: p=0.002 flips with 1/256=0.0039.
def flip_answers(data, p, rng):
    coins = rng.integers(0, 256, size=len(data), dtype=np.uint8) / 256
    return [1 - bit if coin < p else bit for bit, coin in zip(data, coins)]
