# Right: xor array
def flip_answers(data, p, rng):
    return np.asarray(data) ^ (rng.random(len(data)) < float(p)).astype(int)
