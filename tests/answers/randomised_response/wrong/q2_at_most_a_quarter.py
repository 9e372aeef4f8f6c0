# Never flips more than a quarter of the answers, as in the visible tests.
def flip_answers(data, p, rng):
    return [1 - bit if rng.random() < min(p, 0.25) else bit for bit in data]
