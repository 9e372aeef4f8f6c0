# Ones flip with 1.1 p.
def flip_answers(data, p, rng):
    """Everybody's answer: each bit of `data`, flipped with probability p, with chance from `rng`."""
    return [bit if rng.random() >= p * (1 + 0.1 * bit) else 1 - bit for bit in data]
