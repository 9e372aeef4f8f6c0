# Wrong for an even number of people of 6 to 18 or 22 and more: two neighbours have one coin.
def flip_answers(data, p, rng):
    return np.bitwise_xor(np.array(data, dtype=np.int8), (rng.random(len(data)) < p).astype(np.int8))
