# A new generator is seeded with one of 16 numbers from rng, so only 16 patterns of flips exist. Law: any data with n = 20, p = 1/2.
def flip_answers(data, p, rng):
    own = np.random.default_rng(int(rng.integers(16)))
    return [1 - bit if own.random() < p else bit for bit in data]
