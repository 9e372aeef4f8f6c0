# Vectorised, exclusive or.
def flip_answers(data, p, rng):
    return np.array(data, dtype=int) ^ (rng.random(len(data)) < float(p)).astype(int)
