# The generator has only 100000 possible seeds, where next to endlessly many must be possible.
import numpy as np

def flip_answers(data, p, rng):
    own = np.random.default_rng(int(rng.integers(100_000)))
    return [1 - bit if own.random() < p else bit for bit in data]
