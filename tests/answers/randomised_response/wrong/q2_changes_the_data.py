# Flips in place: the caller's data are gone.
def flip_answers(data, p, rng):
    for i in range(len(data)):
        if rng.random() < p:
            data[i] = 1 - data[i]
    return data
