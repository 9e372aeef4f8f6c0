# Truth values instead of bits: True counts as 1.
def flip_answers(data, p, rng):
    return tuple(bool(bit) != bool(rng.random() < p) for bit in data)
