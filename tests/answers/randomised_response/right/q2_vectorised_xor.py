# Vectorised exclusive or; returns an array.
def flip_answers(data, p, rng):
    flips = rng.random(len(data)) < float(p)
    return np.bitwise_xor(np.asarray(data, dtype=int), flips.astype(int))
