# The answers are written into the list of the truth, and the caller's data are lost. Input: data [0, 1, 1], p = 0.5.
def flip_answers(data, p, rng):
    for i in range(len(data)):
        if rng.random() < p:
            data[i] = 1 - data[i]
    return data
