# Each answer is flipped with probability 1/int(1/p), which is 1/3 instead of 0.3 for p = 0.3.
def flip_answers(data, p, rng):
    """Everybody's answer: each bit of `data`, flipped with probability p, with chance from `rng`."""
    if p == 0:
        return list(data)
    sides = int(1 / p)
    return [1 - bit if rng.integers(sides) == 0 else bit for bit in data]
