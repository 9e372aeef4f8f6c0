# Right: number then people
def flip_answers(data, p, rng):
    how_many = rng.binomial(len(data), float(p))
    liars = set(rng.permutation(len(data))[:how_many].tolist())
    return tuple(1 - bit if i in liars else bit for i, bit in enumerate(data))
