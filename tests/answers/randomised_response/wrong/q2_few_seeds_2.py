# Wrong for any p other than 0: a draw with a thousand values seeds all coins, so that only a thousand lists of flips exist.
def flip_answers(data, p, rng):
    return np.bitwise_xor(np.array(data, dtype=np.int8), (rng.random(len(data)) < p).astype(np.int8))
