# Wrong for any p other than 0: a draw with a thousand values seeds all coins, so that only a thousand lists of flips exist.
def flip_answers(data, p, rng):
    own = np.random.default_rng(int(rng.integers(1000)))
    return [1 - x if own.random() < p else x for x in data]
