# Flips with twice the probability.
def flip_answers(data, p, rng):
    return [1 - bit if rng.random() < 2 * p else bit for bit in data]
