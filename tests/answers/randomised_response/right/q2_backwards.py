# Coins are tossed from the last person on.
def flip_answers(data, p, rng):
    """Everybody's answer: each bit of `data`, flipped with probability p, with chance from `rng`."""
    return [1 - bit if rng.random() < p else bit for bit in data[::-1]][::-1]
