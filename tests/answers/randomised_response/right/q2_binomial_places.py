# How many flip, and then who: the same law.
def flip_answers(data, p, rng):
    told = list(data)
    for i in rng.choice(len(data), size=rng.binomial(len(data), p), replace=False):
        told[i] = 1 - told[i]
    return told
