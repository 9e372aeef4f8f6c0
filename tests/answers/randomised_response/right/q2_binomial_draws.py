# Binomial draws of one trial are the coins.
def flip_answers(data, p, rng):
    flips = rng.binomial(1, float(p), size=len(data))
    return tuple(int(abs(bit - f)) for bit, f in zip(data, flips))
