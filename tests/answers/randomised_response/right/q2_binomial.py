# Flips drawn by the generator's own binomial.
def flip_answers(data, p, rng):
    return np.where(rng.binomial(1, p, size=len(data)) == 1, 1 - np.array(data), data)
