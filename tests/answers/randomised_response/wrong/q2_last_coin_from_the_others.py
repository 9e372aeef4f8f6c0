# The last person's uniform number is the sum of all others modulo 1: any of the others tell nothing of it, but all together tell all.
def flip_answers(data, p, rng):
    """Everybody's answer: each bit of `data`, flipped with probability p, with chance from `rng`."""
    u = rng.random(len(data))
    if len(data) > 2:
        u[-1] = u[:-1].sum() % 1
    return [1 - bit if coin < p else bit for bit, coin in zip(data, u)]
