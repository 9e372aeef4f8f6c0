# The second half of the people use the first half's coins, turned round.
def flip_answers(data, p, rng):
    half = (len(data) + 1) // 2
    u = rng.random(half)
    u = np.concatenate([u, 1 - u])[: len(data)]
    return [int(x) ^ int(v < p) for x, v in zip(data, u)]
