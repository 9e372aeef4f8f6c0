# Coins are picked with replacement from a pool of 64.
def flip_answers(data, p, rng):
    u = rng.choice(rng.random(64), size=len(data))
    return [int(x) ^ int(v < p) for x, v in zip(data, u)]
