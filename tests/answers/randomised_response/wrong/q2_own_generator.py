# Draws from a generator of its own, with no seed.
def flip_answers(data, p, rng):
    own = np.random.default_rng()
    return [1 - bit if own.random() < p else bit for bit in data]
