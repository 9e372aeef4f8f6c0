# Wrong for p between the steps of 1/20: with p = 0.075 the coin has 2 sides of 20, so 1/10.
def flip_answers(data, p, rng):
    return np.bitwise_xor(np.array(data, dtype=np.int8), (rng.random(len(data)) < p).astype(np.int8))
