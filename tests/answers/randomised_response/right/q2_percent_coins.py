# Coins of a hundred sides, p rounded up to a hundredth.
def flip_answers(data, p, rng):
    """Everybody's answer: each bit of `data`, flipped with probability p, with chance from `rng`."""
    return [1 - bit if rng.integers(100) < math.ceil(100 * p - 1e-9) else bit for bit in data]
