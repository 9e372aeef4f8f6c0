# A die with 20 sides stands for the coin, so that p is rounded up to a multiple of 1/20.
def flip_answers(data, p, rng):
    return [1 - x if rng.integers(20) < round(p * 20, 9) else x for x in data]
