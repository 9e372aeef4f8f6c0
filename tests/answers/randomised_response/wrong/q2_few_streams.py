# Only 64 different lists of coins exist: for 20 people most answers never occur.
def flip_answers(data, p, rng):
    own = np.random.default_rng(int(rng.integers(64)))
    return [1 - bit if own.random() < p else bit for bit in data]
