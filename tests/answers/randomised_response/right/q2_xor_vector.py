# Vectorised exclusive or.
def flip_answers(data, p, rng):
    flips = rng.random(len(data)) < float(p)
    return np.bitwise_xor(np.asarray(data, dtype=np.int64), flips.astype(np.int64))
