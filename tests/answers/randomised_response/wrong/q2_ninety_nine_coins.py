# Wrong for a hundred people: the last one gets no coin and tells the truth.
def flip_answers(data, p, rng):
    told = list(data)
    for i, u in zip(range(len(data)), rng.random(99)):
        if u < p:
            told[i] = 1 - told[i]
    return told
