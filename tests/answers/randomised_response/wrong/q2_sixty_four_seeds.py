# Makes a generator of its own from one of only 64 seeds.
def flip_answers(data, p, rng):
    own = np.random.default_rng(int(rng.integers(64)))
    return [1 - x if own.random() < p else x for x in data]
