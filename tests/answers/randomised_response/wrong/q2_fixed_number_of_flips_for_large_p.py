# Wrong for p > 1/4: exactly the expected number flips, in random places, so that coins are not independent.
def flip_answers(data, p, rng):
    return np.bitwise_xor(np.array(data, dtype=np.int8), (rng.random(len(data)) < p).astype(np.int8))
