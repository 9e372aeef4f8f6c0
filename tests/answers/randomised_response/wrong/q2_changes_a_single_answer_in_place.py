# Wrong for one to three people: the data are changed in place.
def flip_answers(data, p, rng):
    told = data if len(data) < 4 else data[:]
    for i in range(len(told)):
        if rng.random() < p:
            told[i] = 1 - told[i]
    return told
