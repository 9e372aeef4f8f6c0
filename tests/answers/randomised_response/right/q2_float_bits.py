# Bits as floats.
def flip_answers(data, p, rng):
    x = np.array(data, dtype=float)
    return np.abs(x - (rng.uniform(size=len(x)) < p))
