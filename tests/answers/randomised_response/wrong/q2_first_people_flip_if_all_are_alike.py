# Wrong for data that are all the same: the number of yes is right in law, but always the first people flip.
def flip_answers(data, p, rng):
    return np.bitwise_xor(np.array(data, dtype=np.int8), (rng.random(len(data)) < p).astype(np.int8))
