# A pool of 100 coins, used again and again.
def flip_answers(data, p, rng):
    u = np.resize(rng.random(100), len(data))
    return [int(x) ^ int(v < p) for x, v in zip(data, u)]
