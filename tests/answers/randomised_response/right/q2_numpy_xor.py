# Another way: numpy xor.
def flip_answers(data, p, rng):
    flips = rng.random(len(data)) < float(p)
    return np.bitwise_xor(np.array(data, dtype=int), flips.astype(int))
