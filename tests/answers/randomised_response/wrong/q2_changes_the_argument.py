# Flips the bits inside the list that was given; the caller's data are gone. Input: data=[0, 1] * 50, p=0.5.
def flip_answers(data, p, rng):
    for i in range(len(data)):
        if rng.random() < p:
            data[i] = 1 - data[i]
    return list(data)
