# Seeds from the number of ones.
def flip_answers(data, p, rng):
    own = np.random.default_rng(sum(data) + int(rng.integers(8)))
    return [1 - x if own.random() < p else x for x in data]
