# Starts its own generator from one seed each time: always the same people flip.
def flip_answers(data, p, rng):
    own = np.random.default_rng(7)
    return [1 - bit if own.random() < p else bit for bit in data]
