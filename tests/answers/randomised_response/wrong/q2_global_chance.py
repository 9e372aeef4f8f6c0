# The coins come from numpy's global state and not from rng, so the same seed gives other answers. Input: default_rng(1) twice, 40 bits, p = 0.5.
def flip_answers(data, p, rng):
    return [1 - bit if np.random.random() < p else bit for bit in data]
