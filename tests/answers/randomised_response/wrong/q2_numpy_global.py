# Takes the numbers from numpy's global generator instead of rng.
# Witness: flip_answers([0] * 100, 0.5, default_rng(1)) differs from call to call with the same seed; it should be the same. No chance is drawn from rng.
def flip_answers(data, p, rng):
    flips = np.random.random(len(data)) < p
    return [1 - x if f else x for x, f in zip(data, flips)]
