# Noise is kept for the next call of the same size, which then repeats the picks.
# Witness: pick([0, 0], 1, 1, 100, rng), called twice with one rng: the same 100 picks; right: independent ones, which agree with probability 2**-100.
_noise = {}


def pick(utilities, epsilon, sensitivity, draws, rng):
    size = (draws, len(utilities))
    if size not in _noise:
        _noise[size] = rng.gumbel(size=size)
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    return (scores + _noise[size]).argmax(axis=1)
