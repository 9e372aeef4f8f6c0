# Wrong for p above 1/4: only a yes is touched, with twice the probability, "since a no is harmless".
def flip_answers(data, p, rng):
    return np.bitwise_xor(np.array(data, dtype=np.int8), (rng.random(len(data)) < p).astype(np.int8))
