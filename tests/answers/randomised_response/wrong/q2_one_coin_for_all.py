# Tosses one coin for everybody.
def flip_answers(data, p, rng):
    flip = rng.random() < p
    return [1 - bit if flip else bit for bit in data]
