# Flips the bits in the caller's own list.
def flip_answers(data, p, rng):
    for i, x in enumerate(data):
        if rng.random() < p:
            data[i] = 1 - x
    return data
