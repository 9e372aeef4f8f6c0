# Changes the list data that was given.
def flip_answers(data, p, rng):
    for i, bit in enumerate(data):
        if rng.random() < p:
            data[i] = 1 - bit
    return data
