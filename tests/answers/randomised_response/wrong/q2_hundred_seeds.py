# Draws only a small seed from rng and lets a generator of its own do the rest.
# Witness: flip_answers([0] * 400, 0.5, rng) takes at most 100 different values; two calls agree in all 400 answers with probability 1/100 instead of 2**-400.
def flip_answers(data, p, rng):
    own = np.random.default_rng(int(rng.integers(100)))
    return [1 - x if own.random() < p else x for x in data]
