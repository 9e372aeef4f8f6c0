# Another way: list comp.
def flip_answers(data, p, rng):
    return [1 - bit if rng.random() < p else bit for bit in data]
